/** What the figures of the sell and rent banner count. */
export const STAT_TEXTS = {
  listings: 'प्रॉपर्टी लिस्टिंग',
  searches: 'खोजें हर महीने',
  owners: 'मालिक हर महीने विज्ञापन देते हैं',
} as const

/** What the builders of the home page build. */
export const BUILDER_TEXTS = {
  neelkanth:
    'लखनऊ और कानपुर में आंगन वाली मझोली ऊंचाई की इमारतें, आर-पार हवा वाले फ्लैट और हर घर के लिए एक पेड़।',
  saraswat:
    'वाराणसी और नोएडा के आसपास रो हाउस और प्लॉट वाली कॉलोनियां। सड़क, नाली और कागज पूरे करके सौंपी जाती हैं।',
} as const
