import type { AreaBasis } from '../area/constants.ts'
import type { FieldName } from './fields.ts'

/**
 * As people head a column beside the field's own name and label, in every language, by the field that stands in it;
 * what portals and the programs of agents write as well. Words may stand at several fields: the cells below decide.
 * Words of one row are divided by semicolons.
 */
export const FIELD_HEADS: Readonly<Partial<Record<FieldName, string>>> = {
  listingType:
    'sale or lease; rent or sale; lease or sale; बेचना किराया; काम; i want to; listing type; ad type; lease sale; sale lease rent; transaction type; transaction; offer type; offer; purpose; deal; deal type; for; sale rent; rent sale; sale or rent; buy rent; sell rent; sale lease; sale type; listing for; property for; posted for; offered for; want to; type; category; type of listing; प्रकार; बिक्री किराया; सौदा; bechna kiraya; sauda; bikri ya kiraya',
  propertyCategory:
    'category; property category; type; segment; use; usage; land use; residential commercial; res comm; class; श्रेणी; वर्ग; shreni',
  propertyType:
    'किस्म; property sub type; property type; type; type of property; propertytype; prop type; kind; property; property kind; sub type; subtype; property sub type; property subtype; unit type; building type; asset type; asset class; product; product type; inventory type; category; flat type; what; संपत्ति का प्रकार; संपत्ति प्रकार; प्रॉपर्टी टाइप; प्रॉपर्टी; प्रकार; संपत्ति; kism; makan ka prakar; sampatti',
  city: 'city; town; city name; district; location; region; शहर; नगर; ज़िला; shahar; shehar; sheher',
  locality:
    'city locality; location city; city area locality; unparsed address; subdivision name; mls area major; street name; locality; location; area; sector; sub locality; sublocality; neighbourhood; neighborhood; micro market; micromarket; city area; colony; area name; locality name; sector locality; locality sector; place; address; property address; full address; area locality; locality area; sector area; zone; mohalla; suburb; city area name; इलाका; इलाक़ा; मोहल्ला; क्षेत्र; सेक्टर; कॉलोनी; जगह; पता; स्थान; ilaka; jagah; pata; sthan',
  projectBuildingName:
    'subdivision name; property; society project; society; project; project name; society name; building; building name; name of project; name of society; apartment name; complex; complex name; tower; project society; building society; society building; project building; name; property name; title; listing title; property title; headline; development; scheme; township; सोसाइटी; सोसायटी; प्रोजेक्ट; परियोजना; बिल्डिंग; भवन; भवन का नाम; नाम; society ka naam; naam; imarat',
  plotArea:
    'living area; building area total; lot size area; lot size square feet; above grade finished area; super built up area; super builtup area; super area; superbuiltup; super built up; superarea; sba; saleable; salable; sellable; saleable area; salable area; sellable area; super; carpet area; carpet; rera carpet area; rera area; built up area; builtup area; built up; builtup; bua; covered area; cover area; covered; plot area; plot size; land area; plot; land size; area; size; total area; floor area; property size; property area; unit size; unit area; flat area; flat size; square feet; sq ft; sqft; sq feet; sft; sq yd; sq yards; gaj; sqyd; sq m; sqm; sq mtr; area sqft; dimensions; क्षेत्रफल; एरिया; आकार; कारपेट एरिया; सुपर एरिया; प्लॉट साइज; वर्ग फुट; गज; kshetrafal; naap; rakba; रकबा; नाप',
  areaUnit:
    'living area units; lot size units; building area units; unit; area unit; unit of area; uom; measurement unit; size unit; units; इकाई; ikai',
  areaBasis: 'measured as; area type; area basis; basis; area kind; type of area',
  price:
    'all inclusive; all incl; all in; all in price; basic; basic cost; basic sale price; agreement value; close price; expected price; price; demand; asking price; asking; ask; quoted price; quote; sale price; selling price; sell price; total price; total cost; cost; amount; value; expected rent; rent; monthly rent; rent per month; rent month; rent pm; price rent; rent price; sale rent price; sale price rent; price or rent; budget; all inclusive price; final price; net price; listed price; list price; basic price; total value; offer price; rate; expected; lease amount; lease rent; rental; price inr; cmp; asking rent; expected rent price; कीमत; मूल्य; दाम; रेट; किराया; भाव; मांग; डिमांड; प्राइस; राशि; keemat; kimat; daam; kiraya; bhav; maang; mulya; rate demand',
  bedrooms:
    'bedrooms total; no of bhk; bhk config; bhk; bedrooms; bedroom; beds; bed; no of bedrooms; number of bedrooms; rooms; no of rooms; config; configuration; bhk type; type; unit type; size; typology; br; bed rooms; room; flat type; bhk configuration; कमरे; बेडरूम; बीएचके; kamre; kamra',
  bathrooms:
    'bathrooms total integer; bathrooms total; bathrooms full; bathrooms; bathroom; bath; baths; toilets; toilet; washrooms; washroom; no of bathrooms; number of bathrooms; bath rooms; no of toilets; बाथरूम; शौचालय; टॉयलेट',
  balconies: 'balconies; balcony; no of balconies; number of balconies; no of balcony; बालकनी',
  parkingSpaces:
    'parking spaces; parking; car parking; parkings; covered parking; no of parking; no of parkings; parking space; car park; carpark; parking slots; cars; reserved parking; no of car parking; carparks; parking count; number of parking; पार्किंग',
  furnishing:
    'furnishing; furnished; furnishing status; furnish; furnished status; furniture; status; furnish status; फर्निशिंग; फर्नीचर; सजावट',
  facingType:
    'facing; direction; face; property facing; entry facing; vastu; main door facing; दिशा; मुख; फेसिंग; disha; mukh',
  roadWidth:
    'width of the road in feet; road width; width of road; road; facing road width; road size; front road; width of facing road; सड़क की चौड़ाई; सड़क; sadak',
  corner: 'on a corner; corner; corner plot; is corner; corner property; कॉर्नर',
  approvedBy:
    'layout approved by; approved by; approval; authority; approval authority; approving authority; मान्यता',
  floorNumber:
    'floor number; floor; floor no; on floor; property on floor; unit floor; level; flr; floor total; floor of total; which floor; floor details; तल; मंज़िल; मंजिल; माला; फ्लोर; manzil; tal',
  totalFloors:
    'stories total; stories; levels; no of storeys; total floors; total floor; no of floors; number of floors; floors; building floors; storeys; out of; floors in building; total no of floors; tower floors; कुल तल; कुल मंज़िल; कुल मंजिल; kul manzil',
  propertyAge:
    'age of the building; age; property age; age of property; age of construction; building age; age of building; construction age; year built; उम्र; आयु; umar',
  possession:
    'possession; possession status; construction status; availability; ready status; possession by; possession date; project status; status; availability status; ready by; handover; कब्ज़ा; कब्जा; पजेशन; kabza; kabja',
  deposit:
    'deposit; security deposit; security; advance; security amount; sd; deposit amount; refundable deposit; जमा; सिक्योरिटी; डिपॉज़िट; डिपॉजिट; अग्रिम; jama',
  maintenance:
    'maintenance a month; maintenance; maintenance charges; cam; monthly maintenance; maint; maintenance per month; society charges; cam charges; मेंटेनेंस; रखरखाव',
  negotiable: 'price negotiable; negotiable; is negotiable; nego; negotiation; मोलभाव',
  brokerage: 'brokerage; brokerage charges; commission; dalali; दलाली; ब्रोकरेज',
  availableFrom:
    'avl from; avail from; available wef; vacant by; possession from; available from; availability date; available; available date; vacant from; move in; move in date; vacating on; date available; available by; date of availability; उपलब्ध; कब से; खाली; kab se; uplabdh; khali',
  tenantsPreferred:
    'tenants preferred; preferred tenants; tenant; tenants; preferred tenant; tenant type; suitable for; available for; tenant preference; willing to rent to; allowed tenants; family bachelor; किरायेदार; किराएदार; kirayedar',
  pets: 'pets; pets allowed; pet friendly; pet; पालतू',
  pgFor:
    'pg for; gender; for girls or boys; for whom; preferred gender; boys girls; girls boys; gents ladies; किसके लिए',
  sharing:
    'room sharing; sharing; sharing type; occupancy; room type; occupancy type; beds in room; शेयरिंग',
  meals: 'meals; food; meals included; food included; meal; mess; खाना; भोजन; khana',
  airConditioning: 'air conditioning; ac; a c; air conditioned; ac room; ac non ac; एसी',
  wifi: 'wi fi; wifi; internet; broadband; वाईफाई',
  laundry: 'laundry; washing; washing machine; laundry service; कपड़े',
  gateCloses:
    'gate closes; gate closing time; curfew; gate timing; entry time; last entry; closing time; गेट',
  reraNumber:
    'rera number; rera id; rera; rera no; rera reg no; rera registration; rera registration number; rera registration no; project rera; रेरा; रेरा नंबर',
  reraExempt:
    'exempt from rera because; no rera number because; rera exempt; rera exemption; exempt from rera; rera exempt because; why no rera; rera not required',
  description:
    'public remarks; private remarks; description; details; content; about; property description; remarks; remark; notes; note; comments; comment; more details; additional details; other details; highlights; ad text; specification; specifications; विवरण; टिप्पणी; जानकारी; vivaran',
  amenities:
    'amenities; amenity; facilities; features; what the property or its society has; amenities facilities; facility; society amenities; feature; सुविधाएं; सुविधाएँ; सुविधा; suvidha; suvidhaen',
}

/** The same for columns that hold no field of a listing. */
export const OTHER_HEADS = {
  reference:
    'property no; property number; prop no; prop number; prop ref; our code; our ref no; mls; mls no; mls number; listing key; listing number; source id; flat no; flat number; unit no; unit number; house no; house number; plot no; plot number; shop no; villa no; unit; reference; property id; id; listing id; ref; ref no; reference no; reference number; property code; code; prop id; unit code; ad id; listing code; internal id; property ref; our ref; stock id; stock no; inventory id; file no; संदर्भ; कोड; आईडी',
  status:
    'status; listing status; standard status; mls status; property status; ad status; current status; sale status; stock status; inventory status; state of listing; available sold; availability; live status; स्थिति; स्टेटस; sthiti',
  facts:
    'message; requirement; property details; details; inventory; detail; listing; whatsapp message; text; post; property info; info; all details; संदेश; मैसेज; sandesh',
  private:
    'list agent full name; list agent mobile phone; list agent direct phone; list agent email; list agent key; list office name; mobile; phone; posted by; contact; contact no; contact number; mobile no; mobile number; phone no; phone number; owner; owner name; owner no; owner number; owner mobile; owner contact; owner phone; owners name; name of owner; landlord; landlord name; landlord no; seller; seller name; client; client name; customer; customer name; contact person; contact name; contact details; name; person; email; e mail; mail; email id; whatsapp; whatsapp no; whatsapp number; dealer; dealer name; broker; broker name; broker no; broker contact; agent; agent name; agent mobile; agency; agency name; by owner; posted by type; tel; telephone; alternate no; alternate number; alt mobile; assigned to; assigned; sourced by; source; reference by; referred by; lead; executive; sales person; caretaker; caretaker no; key with; keys with; keys; tenant name; aadhaar; aadhar; pan; pan no; bank account; मोबाइल; मोबाइल नंबर; फोन; फ़ोन; फोन नंबर; संपर्क; मालिक; मालिक का नाम; नंबर; ईमेल; malik; malik ka naam; sampark; naam',
  ignored:
    'gst; stamp duty; stamp duty regn; stamp duty registration; stamp duty and registration; registration; registration charges; regn charges; taxes; tax; plc; edc; idc; ifms; other charges; parking charges; club charges; discount; token; booking amount; lease amount frequency; rent frequency; state or province; listing contract date; photos count; modification timestamp; timestamp; close date; original list price; mls area; country code; listed on; posted on; posted date; listing date; date; created; created on; created at; updated; updated on; updated at; modified; last modified; entry date; date of listing; days on market; dom; images; image; photos; photo; photo count; image count; no of photos; pictures; picture url; picture; photo link; image url; drive link; url; link; listing url; website; price per sqft; price per sq ft; price sqft; rate per sqft; rate per sq ft; rate sqft; per sqft; psf; rate psf; bsp; price per sq yd; rate per gaj; rate per sq yd; rate per sq m; rate per unit; price per unit; price unit; cost per sqft; sr; s no; sr no; sl no; sno; srno; serial; serial no; no; number; row; views; responses; leads; enquiries; clicks; rank; quality score; score; plan; package; state; region; country; pincode; pin code; pin; postal code; postcode; latitude; longitude; lat; lng; long; lat long; map; time; flat no; flat number; unit no; unit number; house no; house number; door no; plot no; plot number; shop no; unit; tower; tower no; block; block no; agent fee; commission amount; price unit; unit of price; price in; amount unit; lac cr; lakh crore; lacs cr; lakh cr; price type; क्रम; क्रम संख्या; क्रमांक; दिनांक; तारीख; फोटो; पिनकोड; राज्य; krm; tarikh; प्रति वर्ग फुट',
} as const

/** Heads of what says the same in more words: another column of the same meaning counts before. */
export const WEAK_HEADS =
  'listing key; source id; property no; property number; flat no; flat number; unit no; unit number; house no; house number; plot no; plot number; shop no; villa no; unit; property; title; listing title; property title; headline; property name; name; address; property address; full address'
/** Columns with the day until which a home is on offer. */
export const VALIDITY_HEADS =
  'validity; valid till; valid until; valid upto; valid up to; valid to; valid through; expiry; expires on; expires; expiry date; expiry on; expiration date; expiration; ad expiry; offer valid till; available till; available until; वैधता; कब तक'
/** Columns with the unit of the amounts in another one. */
export const MONEY_UNIT_HEADS =
  'price unit; unit of price; price in; amount unit; lac cr; lakh crore; lacs cr; lakh cr; price type'

/** Columns that are often kept for oneself: whether visitors may read them is asked. */
export const OWN_NOTES = 'remarks; remark; notes; note; comments; comment; टिप्पणी'

/** What an area was measured as, by a word of its column's head. The first that is found holds. */
export const BASIS_HEADS: readonly (readonly [words: string, basis: AreaBasis])[] = [
  ['carpet; rera area; कारपेट', 'Carpet'],
  ['super; saleable; salable; sellable; sba; सुपर', 'Super built-up'],
  ['built; builtup; bua; covered; cover; बिल्ट', 'Built-up'],
  ['plot; land; plot size; भूखंड; प्लॉट', 'Plot'],
]

/** What stands in a head beside the name of its column: units and marks. */
export const BESIDE_HEADS =
  'in; of the; the; rs; inr; rupees; ₹; sq; ft; sqft; sft; feet; yd; yds; yard; yards; sqyd; gaj; m; mt; mtr; sqm; metre; metres; meter; meters; lakh; lakhs; lac; lacs; l; cr; crs; crore; crores; k; thousand; approx; approximate; please; enter; required; optional; mandatory; as per; per month; pm; dd; mm; yyyy; yy; y n; yes no; property'
