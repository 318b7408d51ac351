import { named } from '../../locality/locality.ts'

/**
 * Localities: post offices, wards, stations and homes to let that bear these names; see `points.ts`. Marathi spellings:
 * DataMeet, wards of Pune of 2017. Hindi names are transliterations, or the Marathi ones of the wards.
 */
export const LOCALITIES = [
  named('Moshi', { hi: 'मोशी' }, ''),
  named('Ravet', { hi: 'रावेत' }, ''),
  named('Chinchwad', { hi: 'चिंचवड' }, ''),
  named('Pimpri', { hi: 'पिंपरी' }, ''),
  named('Bhosari', { hi: 'भोसरी' }, ''),
  named('Dhanori', { hi: 'धानोरी' }, ''),
  named('Wakad', { hi: 'वाकड' }, ''),
  named('Wagholi', { hi: 'वाघोली' }, 'Vagholi'),
  named('Pimple Saudagar', { hi: 'पिंपले सौदागर' }, ''),
  named('Viman Nagar', { hi: 'विमान नगर' }, 'विमाननगर'),
  named('Hinjewadi', { hi: 'हिंजेवाड़ी' }, 'Hinjawadi'),
  named('Aundh', { hi: 'औंध' }, ''),
  named('Baner', { hi: 'बाणेर' }, ''),
  named('Khadki', { hi: 'खड़की' }, ''),
  named('Kharadi', { hi: 'खराड़ी' }, 'खराडी'),
  named('Yerawada', { hi: 'येरवडा' }, 'Yerwada'),
  named('Koregaon Park', { hi: 'कोरेगांव पार्क' }, ''),
  named('Bavdhan', { hi: 'बावधन' }, ''),
  named('Shivajinagar', { hi: 'शिवाजीनगर' }, ''),
  named('Hadapsar', { hi: 'हडपसर' }, ''),
  named('Kothrud', { hi: 'कोथरूड' }, 'कोथरुड'),
  named('Swargate', { hi: 'स्वारगेट' }, ''),
  named('Kondhwa', { hi: 'कोंढवा' }, 'कोंढवा खुर्द; कोंढवा बुद्रुक'),
  named('Dhayari', { hi: 'धायरी' }, 'वडगांव धायरी'),
  named('Katraj', { hi: 'कात्रज' }, 'कात्रज गावठाण'),
]
