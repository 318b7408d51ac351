"""Tall buildings: a residential tower and a commercial block."""
import random

from kit import building as B, materials as M, plants, stage, town


def flats_tower(b, k, floors, seed, lit=0.0):
    """Corner at the origin; the long face looks to -y, the short one to -x. `lit`: share of lit rooms after dark."""
    r = random.Random(seed)
    fh = 3.1
    warm_room = M.glow('lamp', (1, .62, .28), 2.2)
    lit_walls = [M.glow('lit wall.a', (1, .58, .25), 2.6), M.glow('lit wall.b', (1, .74, .46), 1.8)]

    def face(bays, width, turn_light):
        """One side: bays are ('balcony'|'window'|'stone', width)."""
        for fl in range(floors):
            z = fl * fh
            x = 0
            ops, items = [], []
            for kind, w in bays:
                if kind == 'balcony':
                    o = (x + .5, .02, x + w - .5, 2.35)
                elif kind == 'window':
                    o = (x + w / 2 - .8, .8, x + w / 2 + .8, 2.3)
                else:
                    o = (x + w / 2 - .35, 1.3, x + w / 2 + .35, 2.2)
                ops.append(o); items.append((kind, x, w, o))
                x += w
            with b.at(0, 0, z):
                B.facade(b, k.cream, width, fh, ops)
                for kind, x, w, o in items:
                    if kind == 'stone':
                        # The lift and stair bay: one terracotta band up the whole height.
                        with b.at(0, -.04, 0):
                            B.facade(b, k.terracotta, x + w - .1, fh, [(0, -1, x + .1, fh + 1), o], .04)
                for kind, x, w, o in items:
                    s = r.randrange(1000)
                    B.window(b, k, *o, 3 if kind == 'balcony' else 2, curtain=r.randrange(4) if r.random() < .75 else None, seed=s)
                    if lit and r.random() < lit:
                        b.face(lit_walls[s % 2], [(o[0] - .2, .9, o[1]), (o[2] + .2, .9, o[1]), (o[2] + .2, .9, 2.7), (o[0] - .2, .9, 2.7)])
                    elif r.random() < .22:
                        b.box(warm_room, o[0] + .3, 1.6, 2.5, o[2] - .3, 2.2, 2.54)
                    if kind == 'balcony':
                        B.balcony(b, k, x + .15, x + w - .15, .04, 1.6, 'glass' if fl % 5 else 'bars', k.white, slab=.2)
                        # A stone fin on one side ties the balconies into one column.
                        b.box(k.dholpur, x - .08, -1.75, -.2, x + .17, 0, fh - .2)
                        if r.random() < .35:
                            B.pot_plant(b, k, x + r.uniform(.6, w - .6), -1.3, .04, .18, .34, True, s)
                        if r.random() < .3:
                            B.ac_unit(b, k, x + w - 1.3, .3, -.34)
                    else:
                        B.chajja(b, k.white, o[0] - .25, o[2] + .25, 2.38, .55)
                        if kind == 'window' and r.random() < .4:
                            B.ac_unit(b, k, o[2] - .6, .08, -.34)
                b.box(k.white, 0, -.05, -.14, width, 0, .04)

    south = [('balcony', 4.2), ('window', 3.0), ('stone', 1.8), ('window', 3.0), ('balcony', 4.2)]
    west = [('window', 3.2), ('balcony', 4.0), ('window', 3.0), ('balcony', 4.0)]
    ws, ww = sum(w for _, w in south), sum(w for _, w in west)
    with b.at(0, 0, 1.2):
        face(south, ws, 1)
        with b.at(0, ww, 0, -90):
            face(west, ww, 1)
        for fl in range(floors + 1):
            b.box(k.inner, .24, .24, fl * fh - .15, ws - .2, ww - .2, fl * fh)
        b.box(k.inner, 3.2, 3.2, 0, ws, ww, floors * fh)
        b.box(k.cream, ws - .2, .1, 0, ws, ww, floors * fh)
        top = floors * fh
        b.box(k.white, -.4, -.4, top, ws + .4, ww + .4, top + .18)
        for a in ((0, 0, ws, .2), (.002, .2, .2, ww), (ws - .2, .2, ws - .002, ww)):
            b.box(k.cream, a[0], a[1], top, a[2], a[3], top + 1.2)
        b.box(k.dholpur, 5.5, 3.5, top, 11, 9.5, top + 4.2)
        b.box(k.white, 5.0, 3.0, top + 4.2, 11.5, 10, top + 4.45)
        for x in (6.6, 8.2, 9.8):
            B.water_tank(b, k, x, 5.2, top + 4.45, .65, 1.4)
        for i in range(9):
            b.box(k.teak, 1 + i * .5, .2, top + 2.4, 1.08 + i * .5, 4.0, top + 2.55)
        for x in (1.0, 5.0):
            for y in (.4, 3.6):
                b.box(k.white, x, y, top, x + .2, y + .2, top + 2.4)
    b.box(k.dholpur, -.3, -.3, 0, ws + .3, ww + .3, 1.2)


def tower_golden_hour(b):
    k = B.std()
    flats_tower(b, k, 12, 4)
    with b.at(25, 16, 0):
        flats_tower(b, k, 11, 9)
    town.far_towers(b, k, [(-62, 95, 18, 13), (-30, 130, 18, 11), (75, 110, 18, 11)])
    # Forecourt: paving, lawn, wall, gate house, palms.
    town.plane(b, k.lawn, -200, -60, 200, 300, -.02)
    town.plane(b, k.paving, -60, -13, 60, -4.5, .01)
    town.road(b, k, -120, -30, 120, -20)
    town.plane(b, k.paving, -120, -19.8, 120, -16.4, .1)
    B.compound_wall(b, k, -40, -9.5, -16, 1.6, k.dholpur, 3.4, k.white, True)
    B.compound_wall(b, k, -2.5, 46, -16, 1.6, k.dholpur, 3.4, k.white, True)
    B.gate(b, k, -9.2, -2.8, -15.9, 1.9, 2)
    for i, (x, y, h) in enumerate([(-14, -10.5, 6.5), (6.4, -10, 6.0), (11.5, -10.5, 7.2), (17, -10, 6.4), (23, -10.4, 7), (-19.5, -10.2, 7)]):
        plants.palm(b, x, y, h, i)
    plants.tree(b, 20.5, -4, 8, 4.2, .2, 3, 'neem')
    plants.tree(b, -11.5, 1.5, 9, 4.6, .22, 8, 'neem')
    plants.tree(b, -20, 10, 9, 4.6, .22, 11, 'mango')
    plants.hedge(-9, -3.2, 16, -3.2, .7, .6, 3)
    plants.hedge(-1.5, -15, 40, -15, .7, .5, 4)
    plants.hedge(-38, -15, -10, -15, .7, .5, 5)
    plants.grass(-16, -15, 22, -13, 1500, 1.0, 4)
    for x in (-12, 2, 16):
        B.street_lamp(b, k, x, -18.6, 5.5, 180)
    town.tree_line(-120, 140, 60, 26, 2, 9)
    stage.sky(11, 294, .15, 1.0, .6)
    stage.sun(11, 294, 5.6, (1, .60, .29))
    stage.camera(-14, -38, 1.7, (6.8, 6), 23.5, .285)
    return {'strength': .6, 'exposure': .1, 'haze': ((.62, .50, .38), 1500), 'bloom': .08}


def office_block(b):
    """Five floors of glass between stone piers, seen from across the street."""
    k = B.std()
    r = random.Random(12)
    fh, floors, bay, n, depth = 3.9, 6, 3.6, 8, 22
    W = bay * n
    glass = M.glass('curtain wall', (.50, .58, .56), .16)
    lit = M.glow('office light', (1, .82, .58), 2.0)
    spandrel = M.plain('spandrel', (.10, .09, .08), .25)

    def face(count, width, recess):
        for fl in range(floors):
            z = 1.0 + fl * fh
            ground = fl == 0
            for i in range(count):
                x = i * bay
                b.box(k.dholpur, x - .35, -.45, z, x + .35, .5, z + fh)
                if not ground:
                    b.box(spandrel, x + .35, .12, z - .5, x + bay - .35, .2, z + .55)
                g0 = z + (.55 if not ground else .05)
                b.face(glass, [(x + .35, .16, g0), (x + bay - .35, .16, g0), (x + bay - .35, .16, z + fh - .5), (x + .35, .16, z + fh - .5)])
                for j in range(1, 3):
                    xm = x + .35 + (bay - .7) * j / 3
                    b.box(k.frame, xm - .025, .08, g0, xm + .025, .18, z + fh - .5)
                b.box(k.frame, x + .35, .08, z + 2.5, x + bay - .35, .18, z + 2.55)
                # Horizontal stone louvre keeps the noon sun off the glass.
                if not ground:
                    b.box(k.dholpur, x + .35, -.7, z + 2.72, x + bay - .35, .1, z + 2.80)
                    if r.random() < .6:
                        drop = r.uniform(.3, 1.5)
                        b.box(k.curtains[2], x + .4, .3, z + fh - .5 - drop, x + bay - .4, .31, z + fh - .5)
                if r.random() < .75:
                    for yy in (1.6, 3.4):
                        b.box(lit, x + .6, yy, z + fh - .78, x + bay - .6, yy + .14, z + fh - .74)
            b.box(k.dholpur, count * bay - .35, -.45, z, count * bay + .35, .5, z + fh)
            b.box(k.white, -.3, -.5, z + fh - .28, count * bay + .3, .3, z + fh + .1)
    face(n, W, 0)
    m = 6
    with b.at(0, m * bay, 0, -90):
        face(m, m * bay, 0)
    for fl in range(floors + 1):
        z = 1.0 + fl * fh
        b.box(k.inner, .3, .3, z - .4, W, m * bay, z + .05)
    b.box(k.inner, 6.5, 6.5, 1, W, m * bay, 1 + floors * fh)
    b.box(k.dholpur, W - .3, .5, 1, W + .3, m * bay, 1 + floors * fh)
    top = 1 + floors * fh
    b.box(k.white, -.9, -1.0, top, W + .9, m * bay, top + .35)
    b.box(k.dholpur, -.35, -.45, top + .35, W + .35, .0, top + 1.3)
    b.box(k.dholpur, -.35, .0, top + .35, .0, m * bay, top + 1.3)
    b.box(k.terracotta, 9, 5, top, 19, 14, top + 4)
    b.box(k.white, 8.6, 4.6, top + 4, 19.4, 14.4, top + 4.25)
    for x in (10.5, 12.2, 13.9):
        B.water_tank(b, k, x, 7, top + 4.25, .7, 1.4)
    # Two-storey stone portal at the entrance with a jaali band.
    px = 2.5 * bay
    for x in (px - 2.6, px + 2.0):
        b.box(k.redstone, x, -3.4, 0, x + .6, -.3, 6.4)
    b.box(k.redstone, px - 3.0, -3.8, 6.4, px + 3.0, -.3, 7.2)
    with b.at(0, -3.2, 0):
        B.jaali(b, k.redstone, px - 2.0, 4.7, px + 2.0, 6.4, 0, .42, .1)
    for i in range(6):
        b.box(k.dholpur, px - 4, -4.0 - i * .36, 0, px + 4, -.4, 1.0 - i * .165)
    b.box(k.dholpur, -.6, -.6, 0, W + .6, m * bay, 1.0)
    # Forecourt: paving, planters, palms, flag poles.
    town.plane(b, k.lawn, -200, -80, 220, 300, -.03)
    town.plane(b, k.paving, -30, -15, 60, 0, .02)
    town.road(b, k, -120, -30, 140, -19)
    town.plane(b, k.paving, -120, -18.8, 140, -15, .1)
    for x in (-6, 1.2, 16.5, 23, 29.5):
        b.box(k.dholpur, x - 2.2, -7.6, 0, x + 2.2, -6.2, .55, .02)
        b.box(k.white, x - 2.3, -7.7, .55, x + 2.3, -6.1, .62, .01)
        plants.hedge(x - 1.9, -6.9, x + 1.9, -6.9, .5, 1.0, int(x) + 20, .6)
    for i, (x, y) in enumerate(((-6, -6.9), (1.2, -6.9), (16.5, -6.9), (23, -6.9), (29.5, -6.9))):
        plants.palm(b, x, y, 5.6 + .5 * (i % 2), i + 2, .5)
    plants.tree(b, -9, 3, 8.5, 4.4, .22, 5, 'neem'); plants.tree(b, 36, 0, 8.5, 4.4, .22, 6, 'neem')
    plants.tree(b, -10, 13, 8.5, 4.4, .22, 8, 'mango')
    for x in (-16, -3.6, 22, 34):
        B.street_lamp(b, k, x, -17.5, 6.5, 180)
    for i in range(12):
        b.lathe(k.dholpur, [(0, 0), (.13, 0), (.11, .6), (.14, .66), (.1, .78), (0, .8)], -12 + i * 4, -15.4, .1, 16)
    town.far_towers(b, k, [(50, 70, 18, 9), (-60, 80, 20, 10), (75, 60, 18, 12)])
    town.tree_line(-120, 150, 55, 26, 3, 9)
    stage.sky(17, 300, .17, .9, .65)
    stage.sun(17, 300, 5.4, (1, .68, .40))
    stage.camera(-7.5, -28.5, 1.75, (9.0, 0), 25, .245)
    return {'strength': .6, 'exposure': .1, 'haze': ((.62, .52, .42), 1300), 'bloom': .08}
