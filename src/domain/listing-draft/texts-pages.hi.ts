/** Shown to signed-out visitors before the first question. */
export const ACCOUNT_NEEDED = 'पहले सब कुछ भर लें। अकाउंट सिर्फ भेजते समय चाहिए, और आपके जवाब बने रहेंगे।'

/** The pages that open the posting form, from the start or at one of its steps with the stored draft. */
export const WIZARD_PAGES = {
  post: {
    title: 'प्रॉपर्टी मुफ्त में पोस्ट करें',
    intro: 'चार छोटे स्टेप। हमारी टीम हर लिस्टिंग पढ़कर मंजूर करती है, फिर वह लोगों को दिखती है।',
    description:
      'फ्लैट, मकान, प्लॉट, ऑफिस या पीजी मुफ्त में पोस्ट करें। ऑनलाइन होने से पहले हर लिस्टिंग को हमारी टीम मंजूर करती है।',
  },
  projects: {
    title: 'प्रोजेक्ट पोस्ट करें',
    intro:
      'एडमिन के लिए: शहर का कोई प्रोजेक्ट, या कीमत और सुविधाओं के साथ नया लॉन्च। यह बिना मंजूरी के पब्लिश होता है।',
    description: 'पोर्टल पर शहर का कोई प्रोजेक्ट या नया लॉन्च जोड़ें।',
  },
  details: {
    title: 'प्रॉपर्टी के बारे में बताएं',
    intro: 'जगह, एरिया और कीमत। आपने पहले जो लिखा था, वह यहीं है।',
    description: 'अपनी लिस्टिंग आगे भरें: प्रॉपर्टी टाइप, जगह, एरिया और कीमत।',
  },
  additional: {
    title: 'वह भी बताएं जो खरीदार पूछते हैं',
    intro: 'कमरे, मंजिल, दिशा, फर्निशिंग, सिक्योरिटी और रेरा नंबर। इनमें से कुछ भी जरूरी नहीं।',
    description: 'अपनी लिस्टिंग आगे भरें: कमरे, मंजिल, दिशा, फर्निशिंग और कागजात।',
  },
  amenities: {
    title: 'जो सुविधाएं हैं, उन्हें चुनें',
    intro: 'लिफ्ट, पार्किंग, पावर बैकअप और बाकी सब। सिर्फ वही चुनें जो आज चालू है।',
    description: 'अपनी लिस्टिंग आगे भरें: सुविधाएं।',
  },
} as const

/** The steps of the posting form, in their order. */
export const STEP_NAMES = ['प्रॉपर्टी की जानकारी', 'बाकी जानकारी', 'सुविधाएं', 'फोटो'] as const

/** What an admin can publish with the posting form besides listings. */
export const POSTING_TEXTS = {
  postedProject: 'शहर का प्रोजेक्ट',
  postedLaunch: 'नया लॉन्च',
} as const
