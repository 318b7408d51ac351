"""Independent houses: a new villa by day and an older kothi at dusk."""
import random

from kit import building as B, materials as M, plants, stage, town
from kit.car import car


def block(b, k, mat, x0, x1, y0, y1, z0, z1, holes, panes=3, shade=True, seed=1, parapet=.9, side='left', side_holes=()):
    """One volume of a house: front wall with holes, one side wall, roof slab, parapet."""
    w, d = x1 - x0, y1 - y0
    with b.at(x0, y0, z0):
        B.facade(b, mat, w, z1 - z0, [h[:4] for h in holes])
        for i, h in enumerate(holes):
            B.window(b, k, *h[:4], panes if h[2] - h[0] > 1.4 else 2, curtain=(seed + i) % 4, seed=seed + i)
            if shade:
                B.chajja(b, k.white, h[0] - .25, h[2] + .25, h[3] + .08, .55)
    ox, turn = ((x0, -90) if side == 'left' else (x1, 90))
    with b.at(ox, y1 if side == 'left' else y0, z0, turn):
        B.facade(b, mat, d, z1 - z0, [h[:4] for h in side_holes])
        for i, h in enumerate(side_holes):
            B.window(b, k, *h[:4], 2, curtain=i + 2, seed=seed + 20 + i)
            B.chajja(b, k.white, h[0] - .25, h[2] + .25, h[3] + .08, .55)
    b.box(k.inner, x0 + 2.6, y0 + 2.8, z0, x1 - .3, y1, z1)
    b.box(k.inner, x0 + .23, y0 + .23, z0 - .02, x1 - .23, y1, z0 + .03)
    ot = x1 if side == 'left' else x0
    b.box(mat, min(ot, ot + (-.2 if side == 'left' else .2)), y0 + .23, z0, max(ot, ot + (-.2 if side == 'left' else .2)), y1, z1)
    b.box(k.white, x0 - .12, y0 - .12, z1 - .02, x1 + .12, y1 + .12, z1 + .16)
    for q in ((x0, y0, x1, y0 + .15), (x0 + .002, y0 + .15, x0 + .15, y1), (x1 - .15, y0 + .15, x1 - .002, y1)):
        b.box(mat, q[0], q[1], z1 + .16, q[2], q[3], z1 + parapet)
    b.box(k.white, x0 - .05, y0 - .05, z1 + parapet, x1 + .05, y0 + .2, z1 + parapet + .06)


def villa_front(b):
    k = B.std()
    brick = M.stone('brickwork', (.42, .17, .09), (.30, .11, .06), .23, .075, .006, vary=.8)
    town.plane(b, k.lawn, -150, -60, 150, 200, -.02)
    town.road(b, k, -60, -18.5, 60, -11.5)
    town.plane(b, k.paving, -60, -11.3, 60, -7, .1)
    town.plane(b, k.paving, 6.6, -7, 13.6, 3, .03)
    town.plane(b, k.paving, 4.3, -7, 6.6, 1.5, .03)
    p = .45
    b.box(k.slab, -.1, -.1, 0, 13.1, 10, p)
    # Stone volume at the left, two floors.
    block(b, k, k.dholpur, 0, 4.4, 0, 10, p, p + 3.2, [(.9, .35, 3.5, 2.35)], seed=2, parapet=.1, side_holes=[(2, .9, 3.6, 2.3), (6, .9, 7.6, 2.3)])
    block(b, k, k.dholpur, 0, 4.4, 0, 10, p + 3.2, p + 6.4, [(.9, .05, 3.5, 2.35)], seed=5, side_holes=[(2, .9, 3.6, 2.3), (6, .9, 7.6, 2.3)])
    with b.at(0, 0, p + 3.28):
        B.balcony(b, k, .5, 3.9, 0, 1.1, 'glass', k.white)
    # Entrance bay: teak door below, jaali above lighting the stair.
    b.box(k.slab, 4.4, -.4, 0, 7.2, 1.6, .30); b.box(k.slab, 4.4, -.05, .3, 7.2, 1.6, p)
    with b.at(4.4, 1.5, p):
        B.facade(b, k.white, 2.8, 6.4, [(.75, 0, 2.05, 2.3), (.5, 3.1, 2.3, 5.9)])
        for i in range(2):
            x = .75 + .65 * i
            b.box(k.teak, x + .02, .08, 0, x + .63, .13, 2.3)
            for j in range(4):
                b.box(k.teak, x + .12, .06, .15 + j * .53, x + .53, .09, .58 + j * .53, .012)
        B.jaali(b, k.terracotta, .5, 3.1, 2.3, 5.9, .06, .31, .07)
        b.box(M.glow('stairlight', (1, .66, .34), .8), .2, 1.2, 2.8, 2.6, 1.25, 6)
        B.chajja(b, k.white, -.1, 2.9, 2.62, 1.5, .16)
        b.box(M.glow('spot', (1, .75, .45), 6), 1.2, -.9, 2.575, 1.6, -.6, 2.61)
    b.box(k.white, 4.3, 1.4, p + 6.38, 7.3, 10, p + 6.55)
    b.box(k.white, 4.4, 5, p + 6.4, 7.2, 9.5, p + 9.0)
    b.box(k.slab, 4.1, 4.7, p + 9.0, 7.5, 9.8, p + 9.14)
    B.water_tank(b, k, 5.2, 7, p + 9.14); B.water_tank(b, k, 6.5, 7, p + 9.14)
    # Right wing and car porch.
    block(b, k, k.cream, 7.2, 13, 3, 10, p, p + 3.2, [(1.2, .3, 4.6, 2.4)], 4, False, 7, .1, 'right', [(1.5, .9, 3, 2.3), (4.4, .9, 5.9, 2.3)])
    block(b, k, k.cream, 7.2, 13, 3, 10, p + 3.2, p + 6.4, [(.7, .08, 3.2, 2.35), (4.0, .9, 5.3, 2.3)], seed=9, side='right', side_holes=[(1.5, .9, 3, 2.3)])
    for x in (7.75, 12.6):
        b.block(brick, x, -2.4, 0, .5, .5, 3.3)
    b.box(k.white, 7.0, -3.0, 3.3, 13.4, 3.1, 3.62)
    b.box(k.teak, 7.1, -2.9, 3.27, 13.3, 3, 3.30)
    B.railing(b, k, 7.1, 13.3, -2.85, 3.62, 1.0, 'glass')
    B.side_railing(b, k, 13.3, -2.85, 3, 3.62, 1.0, 'glass'); B.side_railing(b, k, 7.15, -2.85, 1.5, 3.62, 1.0, 'glass')
    for i, x in enumerate((7.7, 12.8)):
        B.pot_plant(b, k, x, -2.3, 3.62, .24, .42, True, i + 5)
    for i in range(10):
        b.box(k.teak, 7.5 + i * .58, .2, 6.0, 7.58 + i * .58, 3.0, 6.16)
    b.box(k.teak, 7.3, .3, 5.86, 13, .42, 6.0)
    for x in (7.4, 12.8):
        b.box(k.teak, x, .3, 3.62, x + .1, .4, 5.9)
    car(b, 10.1, -.2, 0, (.42, .40, .37))
    # Boundary.
    B.compound_wall(b, k, -7, 4.6, -7, 1.25, k.cream, 2.9, k.dholpur, True)
    B.compound_wall(b, k, 6.2, 7.5, -7, 1.5, k.dholpur, 1.3, k.white)
    B.compound_wall(b, k, 12.7, 22, -7, 1.25, k.cream, 2.9, k.dholpur, True)
    B.gate(b, k, 4.8, 6.0, -6.9, 1.5, 1)
    # Main gate stands open: both leaves folded inwards.
    with b.at(7.75, -6.9, 0, 78):
        B.gate(b, k, 0, 2.4, 0, 1.6, 1)
    with b.at(12.45, -6.9, 0, 102):
        B.gate(b, k, 0, 2.4, 0, 1.6, 1)
    plants.tree(b, -3.2, -2.5, 7.5, 3.6, .17, 12, 'neem')
    plants.tree(b, 17.5, -1, 7, 3.6, .16, 15, 'mango')
    plants.palm(b, -1.1, -1.6, 5.2, 2)
    plants.hedge(-6.5, -6.2, 4.2, -6.2, .9, .6, 2)
    for i, x in enumerate((1.0, 2.3)):
        plants.shrub(x, -2.2, .6, .8, i, flowers=26)
    B.pot_plant(b, k, 4.85, .3, p, .22, .45, True, 6); B.pot_plant(b, k, 6.8, .3, p, .22, .45, True, 7)
    town.neighbour(b, k, -21, 2, 10, 9, 2, 3, 0, k.sand)
    town.neighbour(b, k, 21, 3, 10, 9, 3, 5, 0, k.white)
    B.street_lamp(b, k, -6.5, -8, 6, 0)
    town.tree_line(-60, 70, 34, 20, 4, 8)
    plants.grass(-6, -6, 4, -1, 2200, 1, 3)
    stage.sky(21, 222, .16, .8, .6)
    stage.sun(21, 222, 5.6, (1, .70, .42))
    stage.camera(3.4, -17.2, 1.65, (6.6, 0), 28, .125)
    return {'strength': .6, 'exposure': .1, 'haze': ((.55, .5, .42), 1200), 'bloom': .06}


def kothi_evening(b):
    """An older two-storey kothi at dusk, its verandah lamps lit."""
    from kit import haveli as H
    k = B.std()
    H.std(k)
    lime = M.plaster('lime', (.70, .56, .38), .35)
    warm = M.glow('window light', (1, .58, .24), 1.5)
    town.plane(b, k.lawn, -200, -100, 200, 300, -.03)
    W, p = 21.0, .75
    # Drive: gravel loop with a round bed.
    gravel = M.ground('gravel', (.46, .36, .26), (.56, .45, .33), 1.5, 26, bump=1.0)
    town.plane(b, gravel, 6, -22, 15, .2, .01); town.plane(b, gravel, -2, -4.6, 23, -.2, .012)
    b.box(lime, -.4, -.4, 0, W + .4, 11, p)
    b.box(k.carved, -.5, -3.3, p - .1, W + .5, .0, p); b.box(lime, -.4, -3.2, 0, W + .4, 0, p - .1)
    for i in range(5):
        b.box(k.carved, 7.2, -3.3 - .36 * (i + 1), 0, 13.8, -3.3, p - .125 * (i + 1))
    h1, h2 = p + 4.2, p + 8.0
    # Verandah arcade in front; rooms with lit windows behind it.
    bays, w = 7, 3.0
    with b.at(0, -3.1, 0):
        ops = [(w * i + .42, w * i + w - .42, p + 2.15, 1.05) for i in range(bays)]
        B.arch_wall(b, lime, 0, W, h1, ops, .42, p, 30, 3)
        for i in range(bays + 1):
            H.pier_trim(b, k.carved, max(0, w * i - .36), min(W, w * i + .36), p + 2.15, .42, p)
        for i in range(bays):
            if i != 3:
                B.railing(b, k, w * i + .42, w * i + w - .42, .2, p, .8)
        H.eave(b, k.carved, W, h1 + .1, .9, .3)
        b.box(k.carved, 0, -.05, h1 - .3, W, 0, h1 - .2)
        b.box(lime, 0, 0, h1, W, 3.1, h1 + .15)
        for i in range(bays):
            B.jaali(b, k.carved, w * i + .2, h1 + .15, w * i + w - .2, h1 + 1.05, .1, .3, .08)
            b.block(lime, w * i, .16, h1 + .15, .38, .34, 1.05); b.block(k.carved, w * i, .16, h1 + 1.2, .46, .42, .08)
        b.block(lime, W - .1, .16, h1 + .15, .38, .34, 1.05)
        b.box(k.carved, 0, .04, h1 + 1.05, W, .24, h1 + 1.13)
        for i in (0, 2, 4, 6):
            H.lantern(b, k, w * (i + .5), 1.6, h1 - .02, .8, 45)
        H.lantern(b, k, w * 3.5, 1.6, h1 - .02, .7, 80)
    g_ops = []
    for i in range(bays):
        c = w * (i + .5)
        g_ops.append((c - .7, p, c + .7, p + 2.5) if i == 3 else (c - .62, p + .75, c + .62, p + 2.45))
    with b.at(0, 0, 0):
        B.facade(b, k.ochre, W, h1, g_ops, .3, p)
        for i, o in enumerate(g_ops):
            if i == 3:
                for s in (0, 1):
                    x = o[0] + .7 * s
                    b.box(k.teak, x + .02, .1, p, x + .68, .16, p + 2.5)
                    for j in range(4):
                        b.box(k.teak, x + .1, .07, p + .15 + j * .58, x + .6, .11, p + .62 + j * .58, .012)
                b.box(k.carved, o[0] - .2, -.06, p, o[0], .02, p + 2.7); b.box(k.carved, o[2], -.06, p, o[2] + .2, .02, p + 2.7); b.box(k.carved, o[0] - .2, -.06, p + 2.5, o[2] + .2, .02, p + 2.72)
            else:
                B.window(b, k, *o, 2, k.teak, curtain=i, seed=i, transom=o[3] - .5)
    u_ops = [(w * (i + .5) - .62, h1 + .3, w * (i + .5) + .62, h1 + 2.6) for i in range(bays)]
    B.facade(b, lime, W, h2, u_ops, .3, h1)
    for i, o in enumerate(u_ops):
        B.window(b, k, *o, 2, k.teak, curtain=i + 2, seed=i + 30, transom=o[3] - .5)
        b.extrude(k.carved, [(o[0] - .2, o[3] + .06), (o[2] + .2, o[3] + .06)] + [(o[2] + .2 - (1.64) * t / 12, o[3] + .12 + .34 * (1 - (2 * t / 12 - 1) ** 2)) for t in range(13)], -.08, .01)
        for s in (o[0] - .6, o[2] + .04):
            b.box(k.teak, s, -.05, o[1], s + .56, -.01, o[3])
            for j in range(10):
                b.box(k.teak, s + .06, -.075, o[1] + .1 + j * .21, s + .5, -.04, o[1] + .24 + j * .21)
    # Only some rooms are lit, as in any house at this hour.
    for fl, z in ((0, p), (1, h1)):
        for i in range(bays):
            c = w * (i + .5)
            b.box(k.inner, c - 1.5, 3.0, z, c + 1.5, 3.05, z + 3.7)
            b.box(k.inner, c - 1.5, .31, z, c - 1.44, 3, z + 3.7)
            if (i + fl * 2) % 3 != 1:
                b.box(warm, c - .5, 1.6, z + 3.0, c + .5, 2.0, z + 3.04)
                stage.bulb((c, 1.5, z + 2.6), 38, (1, .60, .28), .15)
    b.box(k.inner, .1, .3, h2 - .2, W - .1, 11, h2)
    b.box(lime, 0, .3, p, .25, 11, h2); b.box(lime, W - .25, .3, p, W, 11, h2)
    H.eave(b, k.carved, W, h2 + .08, .8, .26)
    b.box(lime, 0, 0, h2, W, .3, h2 + .7); b.box(lime, 0, .3, h2, W, 11, h2 + .1)
    H.merlons(b, k.carved, W, h2 + .7, 0, .6, .5)
    H.chhatri(b, k, 1.7, 1.7, h2 + .1, 1.15, 2.0); H.chhatri(b, k, W - 1.7, 1.7, h2 + .1, 1.15, 2.0)
    # Garden: round bed, palms, neem, potted plants on the steps, path lamps.
    b.lathe(k.carved, [(2.0, 0), (2.0, .35), (1.8, .35), (1.8, .25), (0, .25)], 10.5, -9.6, 0, 36)
    plants.shrub(10.5, -9.6, 1.1, .8, 3, .25, flowers=90, n=300)
    for x, y, s in ((3.4, -7.5, 7.0), (17.6, -7.5, 7.2)):
        plants.palm(b, x, y, s, int(x))
    plants.tree(b, -3.6, -3.5, 9.5, 5, .28, 6, 'neem', 1.3); plants.tree(b, 24.5, -1.5, 9, 5, .28, 8, 'neem', 1.3); plants.tree(b, 27, 10, 10, 5, .28, 9, 'mango', 1.2)
    plants.hedge(-1, -5.2, 5.6, -5.2, .7, .6, 5); plants.hedge(15.4, -5.2, 22, -5.2, .7, .6, 6)
    plants.grass(-6, -14, 5.8, -5.6, 2400, 1, 4); plants.grass(15.2, -14, 27, -5.6, 2400, 1, 5)
    for x in (6.9, 14.1):
        B.pot_plant(b, k, x, -4.0, 0, .3, .6, True, int(x) + 3); B.pot_plant(b, k, x, -5.0, 0, .3, .6, True, int(x) + 5)
    for x in (5.7, 15.3):
        for y in (-7.4, -12.0):
            b.block(k.carved, x, y, 0, .34, .34, 1.1); b.lathe(k.flame, [(.09, 1.1), (.13, 1.24), (.09, 1.38), (0, 1.4)], x, y, 0, 16); b.lathe(k.carved, [(.17, 1.38), (.05, 1.5), (0, 1.55)], x, y, 0, 8, False)
            stage.bulb((x, y - .3, 1.5), 16, (1, .58, .26), .12)
    town.tree_line(-80, 110, 40, 26, 6, 10)
    stage.sky(1.2, 196, .42, 1.6, .7, (1, .62, .46))
    stage.sun(3.5, 196, .35, (1, .45, .25), 3)
    stage.camera(9.2, -18.6, 1.65, (10.8, 0), 25, .155)
    return {'strength': .6, 'exposure': .72, 'bloom': .14}
