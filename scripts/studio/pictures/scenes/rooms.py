"""Living room and bedroom of a family flat, in morning light."""
from kit import building as B, furniture as F, interior as I, materials as M, plants, stage, town


def outside(b, k, x, z=-6):
    """Garden and neighbours a few storeys below a window on the left."""
    town.plane(b, k.lawn, x - 90, -60, x - .5, 90, z)
    town.tree_line(x - 40, x - 12, 22, 14, 3, 9)


def living_room(b):
    k = I.std()
    W, D, H = 5.6, 6.6, 2.95
    slide = (2.3, .04, 5.3, 2.3)
    I.room(b, k, W, D, H, k.marble, {'left': [slide], 'far': [(4.35, 0, 5.25, 2.1)]}, {'far': k.sandwall})
    with I.wall(b, 'left', W, D):
        I.dressed_window(b, k, slide, 3, k.drape, wide=.4, open_to=.34, top=.3)
    # Balcony beyond the sliding window.
    b.box(k.paving, -1.7, 2.0, -.12, -.23, 5.6, 0)
    with b.at(-1.62, 5.6, 0, -90):
        B.railing(b, k, 0, 3.6, 0, 0, 1.05)
    for i, y in enumerate((2.6, 4.7, 5.2)):
        B.pot_plant(b, k, -1.3, y, 0, .17, .34, True, i + 3)
    plants.tree(b, -6.5, 6.5, 8, 3.6, .16, 5, 'neem', z=-4)
    plants.tree(b, -9, 10.5, 9, 3.6, .16, 6, 'neem', z=-5)
    outside(b, k, -2)
    I.ceiling_tray(b, k, 0, 0, W, D, H, .55, .15)
    I.fan(b, k, 2.75, 3.6, H, .38, 10)
    for x in (.28, W - .28):
        for y in (1.6, 3.4, 5.2):
            I.downlight(b, k, x, y, H - .15)
    with I.wall(b, 'far', W, D):
        I.door(b, k, 4.35, 5.25)
        I.picture(b, k, 1.0, 1.28, 1.75, 2.2, 3)
        I.picture(b, k, 1.9, 1.28, 2.65, 2.2, 8)
        I.switchboard(b, k, 4.0)
    with b.at(1.95, D - .62, 0):
        F.sofa(b, k, 2.3, .92, k.linen, 3, ((k.rust, -.85, 10), (k.block, -.45, -6), (k.mustard, .86, -12)))
    with b.at(.52, D - .5, 0):
        F.round_table(b, k.walnut, .24, .5)
        with b.at(0, 0, .5):
            F.lamp(b, k, .52)
    with b.at(3.55, D - .48, 0):
        B.pot_plant(b, k, 0, 0, 0, .21, .42, False)
        plants.shrub(3.55, D - .48, .36, 1.0, 4, .36, 'mango', 110)
    # Rug, table, chair.
    b.box(k.dhurrie, .75, 3.1, 0, 3.75, 5.35, .012, .004)
    with b.at(2.0, 4.35, .012):
        F.round_table(b, k.oak, .5, .40, k.black)
        with b.at(.12, .08, .40):
            F.vase(b, k, k.pot, .2, True, 2)
        b.block(k.paper, -.2, -.12, .40, .26, .19, .025)
        b.block(k.rust, -.19, -.12, .425, .23, .17, .02)
        b.lathe(k.brass, [(0, 0), (.05, 0), (.085, .03), (.08, .03), (.045, .008), (0, .008)], .18, -.24, .40)
    with b.at(3.72, 3.5, 0, -62):
        F.armchair(b, k, k.rust)
    # Media wall on the right: low cabinet, screen, slatted panel.
    for i in range(26):
        b.box(k.upright, W - .035, 2.55 + i * .075, .1, W, 2.595 + i * .075, H - .15)
    b.box(k.black, W - .008, 2.5, .1, W, 4.52, H - .15)
    b.box(k.screen, W - .09, 2.78, 1.0, W - .05, 4.2, 1.8, .006)
    with b.at(W, 3.5, 0, -90):
        F.drawers(b, k, 2.3, .5, .4, 1, k.oak, 4, .1)
        with b.at(-.85, -.2, .5):
            F.vase(b, k, k.brass, .26, False)
        for i, t in enumerate((k.rust, k.paper, k.sage)):
            b.block(t, .8, -.2, .5 + i * .03, .26 - i * .02, .2, .028)
    stage.sky(28, 200, .28, 1.2, .3)
    stage.sun(36, 202, 15.0, (1, .78, .54), .6, 3)
    I.daylight(b, 'left', W, D, slide, 11)
    stage.area((2.8, .3, 2.3), (2.6, 4, 1.0), 2.4, 9, (1, .9, .78))
    stage.camera(3.35, .35, 1.32, (2.35, 6.6), 21.5, -.045)
    return {'exposure': .05, 'bounces': 6, 'bloom': .09}


def bedroom(b):
    k = I.std()
    W, D, H = 4.4, 5.4, 2.9
    win = (2.7, .75, 4.7, 2.25)
    I.room(b, k, W, D, H, k.woodfloor, {'left': [win]}, {'far': k.accent})
    with I.wall(b, 'left', W, D):
        I.dressed_window(b, k, win, 3, k.drape, wide=.4, open_to=.22, top=.28)
    outside(b, k, -2)
    plants.tree(b, -5.5, 7.0, 8, 3.6, .16, 21, 'neem', z=-4)
    I.ceiling_tray(b, k, 0, 0, W, D, H, .5, .13)
    I.fan(b, k, 2.2, 3.2, H, .36, 40)
    for x in (.26, W - .26):
        for y in (2.0, 4.0):
            I.downlight(b, k, x, y, H - .13)
    # Cane panel behind the bed, in a slim teak frame.
    cane = M.fabric('caning', (.66, .48, .27), weave=120)
    for i in range(3):
        x0 = .62 + i * 1.06
        b.box(k.upright, x0, D - .05, .1, x0 + 1.04, D, 1.42, .008)
        b.box(cane, x0 + .05, D - .056, .6, x0 + .99, D - .04, 1.37)
    with b.at(2.2, D - 1.10, 0):
        F.bed(b, k, 1.8, 2.0, k.ivory, k.linen, None, 2, k.block, .55)
        with b.at(0, .52, .72, 4, 50):
            b.cushion(k.rust, 0, 0, 0, .5, .36, .16, .45, .75)
        with b.at(-.5, .55, .72, -8, 50):
            b.cushion(k.mustard, 0, 0, 0, .42, .42, .15, .45, .75)
    for x, lit in ((.80, 1), (3.62, 1)):
        with b.at(x, D - .06, 0):
            F.drawers(b, k, .48, .5, .42, 2, k.oak)
        with b.at(x, D - .28, .5):
            F.lamp(b, k, .46)
    with I.wall(b, 'far', W, D):
        I.picture(b, k, 1.75, 1.62, 2.65, 2.3, 5)
        I.switchboard(b, k, .35, 1.1)
    with b.at(W, 2.9, 0, -90):
        F.wardrobe(b, k, 2.4, 2.35, .6, 4, k.laminate, 1)
    rug = M.fabric('bedside rug', (.64, .54, .41), other=(.52, .38, .25), stripe=.16)
    b.box(rug, .75, 2.0, 0, 3.75, 3.9, .012, .004)
    with b.at(2.2, 3.0, .012):
        b.box(k.upright, -.62, -.2, .34, .62, .2, .38, .008)
        F.legs(b, k.upright, 1.2, .4, .36, .05)
        b.cushion(k.rust, 0, 0, .42, 1.2, .4, .1, .2)
    with b.at(.42, 2.1, 0):
        B.pot_plant(b, k, 0, 0, 0, .19, .38, False)
        plants.shrub(.42, 2.1, .32, 1.0, 9, .33, 'mango', 90)
    stage.sky(30, 200, .28, 1.2, .3)
    stage.sun(31, 194, 17.0, (1, .74, .48), .6, 3)
    I.daylight(b, 'left', W, D, win, 17)
    stage.area((2.6, .3, 2.2), (2.2, 4, .8), 2.0, 16, (1, .9, .78))
    stage.camera(2.95, .25, 1.3, (1.95, 5.4), 20.5, -.05)
    return {'exposure': .1, 'bounces': 6, 'bloom': .09}
