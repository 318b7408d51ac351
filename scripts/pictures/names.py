"""Every picture: its scene module and its options, in order of importance."""
# Indoors the light arrives through a few windows, so more samples are needed.
INDOORS = {'samples': 28, 'noise': .06, 'share': .75}

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
    'bathroom': ('service', INDOORS),
    'serviced-lobby': ('work', INDOORS),
    'kothi-evening': ('houses', INDOORS),
}
