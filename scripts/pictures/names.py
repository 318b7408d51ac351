"""Every picture: its scene module and its options, in order of importance."""
# Indoors the light arrives through a few windows, so more samples are needed.
INDOORS = {'samples': 28, 'noise': .06, 'share': .75}
# Not enlarged: more pixels, each with fewer samples.
SHARP = {'samples': 16, 'share': 1}
SHARP_INDOORS = {'samples': 18, 'noise': .06, 'share': 1}

SCENES = {
    'tower-golden-hour': ('towers', {}),
    'living-room': ('rooms', INDOORS),
    'villa-front': ('houses', {}),
    'bedroom': ('rooms', INDOORS),
    'plot-corner': ('land', {}),
    'shop-front': ('street', {}),
    'office-floor': ('work', INDOORS),
    'kitchen': ('service', INDOORS),
    'studio-room': ('small_rooms', INDOORS),
    'office-block': ('towers', {}),
    'warehouse': ('industry', {}),
    'pg-room': ('small_rooms', INDOORS),
    'factory-shed': ('industry', {}),
    'mid-rise-courtyard': ('flats', {}),
    'balcony-view': ('flats', {}),
    'farmhouse': ('land', {}),
    'hero-aangan': ('aangan', {'size': (1600, 900), 'samples': 32, 'share': .9}),
    'living-evening': ('family_rooms', SHARP_INDOORS),
    'dining-room': ('family_rooms', SHARP_INDOORS),
    'bedroom-green': ('family_rooms', SHARP_INDOORS),
    'child-room': ('family_rooms', SHARP_INDOORS),
    'study': ('family_rooms', SHARP_INDOORS),
    'tower-blue-hour': ('new_homes', SHARP_INDOORS),
    'pool-deck': ('new_homes', SHARP),
    'flats-on-street': ('new_homes', SHARP),
    'row-houses': ('new_homes', SHARP),
    'villa-pool': ('new_homes', SHARP_INDOORS),
    'roof-terrace': ('new_homes', SHARP_INDOORS),
    'plot-walled': ('open_land', SHARP),
    'plot-layout': ('open_land', SHARP),
    'mustard-field': ('open_land', SHARP),
    'farm-verandah': ('open_land', SHARP_INDOORS),
    'guest-house': ('open_land', SHARP_INDOORS),
    'hero-film': ('aangan', {'size': (2560, 1152), 'samples': 28, 'share': .75}),
    'bathroom': ('service', INDOORS),
    'serviced-lobby': ('work', INDOORS),
    'kothi-evening': ('houses', INDOORS),
}
