"""Open land: a corner plot in a new layout, and a farmhouse among fields."""
import math
import random

from kit import building as B, materials as M, plants, stage, town


def plot_corner(b):
    k = B.std()
    r = random.Random(8)
    earth = M.ground('plotsoil', (.40, .26, .14), (.50, .34, .19), .22, 7, bump=.9, patch=(.27, .25, .10))
    verge = M.ground('verge', (.36, .26, .15), (.22, .22, .08), .4, 9)
    stone_white, band = M.plaster('marker', (.80, .78, .72), .35), M.plaster('band', (.55, .10, .05), .3)
    town.plane(b, verge, -200, -60, 200, 300, -.03)

    def lie(x, y):
        h = .05 * math.sin(x * .9 + 1) * math.sin(y * .7) + .03 * math.sin(x * 2.3 + y * 1.7)
        edge = min(x, 17 - x, y, 24 - y)
        return .06 + h * min(1, max(0, edge) / 2)
    b.sheet(earth, 0, 0, 17, 24, lie, 70, 90)
    # Roads on two sides of the corner: that is what the picture is about.
    town.road(b, k, -60, -9.5, 90, -2.5, gap=(-9.5, -2.5))
    town.road(b, k, -9.5, -2.34, -2.5, 140, 'y')
    town.plane(b, k.asphalt, -9.5, -9.5, -2.5, -2.3, .013)
    town.plane(b, k.paving, -2.35, -2.35, 60, -.5, .10)
    town.plane(b, k.paving, -2.35, -.5, -.5, 60, .10)
    # Boundary stones with a string between them.
    corners = [(0, 0), (8.5, 0), (17, 0), (17, 12), (17, 24), (8.5, 24), (0, 24), (0, 12)]
    for x, y in corners:
        with b.at(x, y, 0, r.uniform(-8, 8)):
            b.extrude(stone_white, [(-.11, -.1), (.11, -.1), (.10, .50), (.05, .58), (-.05, .58), (-.10, .50)], -.10, .10, .012)
            b.box(band, -.108, -.108, .38, .108, .108, .47)
    for (x, y), (u, v) in zip(corners, corners[1:] + corners[:1]):
        b.rod(stone_white, (x, y, .44), ((x + u) / 2, (y + v) / 2, .36), .006, seg=5)
        b.rod(stone_white, ((x + u) / 2, (y + v) / 2, .36), (u, v, .44), .006, seg=5)
    plants.grass(0, 0, 17, 24, 2600, .9, 3, 'dry', .05, lambda x, y: math.sin(x * .8) + math.sin(y * .6 + 2) > .2)
    plants.grass(0, 0, 17, 24, 1700, .8, 5, 'grass', .05, lambda x, y: math.sin(x * .7 + 3) + math.sin(y * .5) > .4)
    plants.grass(-.6, -.6, 20, 0, 900, .8, 6, 'grass', .0)
    for i in range(16):
        x, y, s = r.uniform(.5, 16.5), r.uniform(.8, 20), r.uniform(.03, .10)
        b.cushion(k.slab, x, y, .07, s * 2, s * 1.6, s, .7, 0, 8)
    for i in range(5):
        plants.shrub(r.uniform(2, 16), r.uniform(10, 23), .35, .45, i, .05, 'hedge', 50)
    # Street trees with guards, lamps, neighbours.
    for i, y in enumerate((5, 14, 23, 34)):
        plants.tree(b, -1.4, y, 4.8 + i * .3, 2.2, .09, 30 + i, 'neem', .9)
    plants.tree(b, 13.5, 19.5, 8.5, 4.2, .24, 17, 'neem', 1.2)
    for x in (11, 26):
        B.street_lamp(b, k, x, -1.2, 6.5, 0)
    B.street_lamp(b, k, -1.2, 29, 6.5, -90); B.street_lamp(b, k, -10.6, 11, 6.5, 90)
    with b.at(0, 0, 0):
        B.compound_wall(b, k, 17.6, 30, 24.6, 1.4, k.cream, 2.8, k.dholpur)
    town.neighbour(b, k, 1.5, 31, 10, 9, 2, 3, 0, k.sand)
    B.compound_wall(b, k, .3, 14, 28, 1.4, k.sand, 2.8, k.white, True)
    town.neighbour(b, k, 20, 27, 9, 9, 3, 8, 0, k.white)
    town.neighbour(b, k, -23, 20, 10, 9, 2, 11, 0, k.cream)
    town.neighbour(b, k, -24, 42, 10, 9, 3, 12, 0, k.terracotta)
    town.neighbour(b, k, 34, 22, 10, 9, 2, 14, 0, k.sand)
    B.compound_wall(b, k, -26, -11.5, 16, 1.4, k.white, 2.9, k.dholpur, True)
    town.far_towers(b, k, [(60, 170, 20, 12), (84, 180, 20, 14), (-70, 190, 22, 10)])
    town.tree_line(-90, 110, 75, 30, 6, 9)
    stage.sky(22, 208, .17, .8, .7)
    stage.sun(22, 208, 5.4, (1, .70, .42))
    stage.camera(-3.4, -6.6, 2.5, (5.2, 9), 24, -.075)
    return {'strength': .6, 'exposure': .1, 'haze': ((.60, .52, .42), 600), 'bloom': .06}


def farmhouse(b):
    """Low house with a tiled roof and a deep verandah, beyond a field path."""
    k = B.std()
    r = random.Random(3)
    clay = M.corrugated('clay tiles', (.40, .16, .08), .24, .85, .0, True, .3)
    earth = M.ground('path', (.46, .31, .18), (.54, .38, .23), .5, 9, bump=.9)
    field = M.ground('field', (.12, .17, .04), (.20, .23, .06), .12, 6, patch=(.34, .25, .13))
    lime = M.plaster('limewash', (.74, .63, .46), .3)
    red = M.plaster('red oxide', (.40, .13, .07), .3)
    town.plane(b, field, -300, -60, 300, 500, -.04)
    b.sheet(earth, -2.6, -22, 3.2, 2.5, lambda x, y: .05 + .03 * math.sin(x * 2 + y) - .02 * math.cos(x * 4), 30, 60)
    town.plane(b, earth, -7, -3, 13, 11, .015)
    # House: plinth, walls with holes, verandah on timber posts.
    W, D, p, h = 15.0, 7.0, .5, 3.3
    with b.at(-4, 4, 0):
        b.box(red, -.3, -2.7, 0, W + .3, D, p)
        for i in range(3):
            b.box(red, 5.6, -2.7 - .34 * (i + 1), 0, 8.4, -2.7, p - .125 * (i + 1))
        ops = [(1.2, .9, 2.8, 2.2), (4.2, .9, 5.4, 2.2), (6.3, 0, 7.7, 2.3), (8.8, .9, 10.0, 2.2), (11.8, .9, 13.4, 2.2)]
        with b.at(0, 0, p):
            B.facade(b, lime, W, h, ops)
            b.box(red, 0, -.02, 0, 6.3, 0, .55); b.box(red, 7.7, -.02, 0, W, 0, .55)
            for i, o in enumerate(ops):
                if o[1] < .1:
                    for s in (0, 1):
                        x = o[0] + .7 * s
                        b.box(k.teak, x + .02, .06, 0, x + .68, .11, 2.3)
                        for j in range(4):
                            b.box(k.teak, x + .1, .04, .14 + j * .54, x + .6, .07, .58 + j * .54, .012)
                else:
                    B.window(b, k, *o, 2, k.teak, curtain=i, seed=i)
                    for s in (o[0] - .62, o[2] + .02):
                        b.box(k.teak, s, -.05, o[1], s + .6, -.01, o[3])
                        for j in range(6):
                            b.box(k.teak, s + .06, -.07, o[1] + .08 + j * .2, s + .54, -.04, o[1] + .22 + j * .2)
        for x in (0, W):
            with b.at(x, 0 if x else D, p, 90 if x else -90):
                B.facade(b, lime, D, h, [(1.5, .9, 2.9, 2.2), (4.2, .9, 5.6, 2.2)])
                for a in (1.5, 4.2):
                    B.window(b, k, a, .9, a + 1.4, 2.2, 2, k.teak, curtain=1, seed=3)
        b.box(k.inner, .3, 3.5, p, W - .3, 3.6, p + h)
        for i in range(7):
            x = .1 + (W - .2) * i / 6
            b.block(red, x, -2.4, p, .34, .34, .5, .01)
            b.block(k.teak, x, -2.4, p + .5, .17, .17, 2.0)
            b.extrude(k.teak, [(x - .5, p + 2.5), (x + .5, p + 2.5), (x + .1, p + 2.1), (x - .1, p + 2.1)], -2.46, -2.34)
        b.box(k.teak, -.2, -2.5, p + 2.5, W + .2, -2.3, p + 2.68)
        for i in range(4):
            x0, x1 = (.2 + i * 2.42, 2.6 + i * 2.42) if i < 2 else (8.0 + (i - 2) * 2.42 + 1.9, 10.4 + (i - 2) * 2.42 + 1.9)
            B.railing(b, k, x0, x1, -2.4, p, .8, 'bars', k.teak)
        # Roof: main gable along x, lean-to over the verandah; rows of round tiles.
        def tiled(a, c, d, e):
            """Roof plane a-c along the eave, d-e along the top, with rolled tile rows."""
            from mathutils import Vector
            a, c, d, e = (Vector(q) for q in (a, c, d, e))
            b.face(clay, [a[:], c[:], d[:], e[:]])
            n = int((c - a).length / .26)
            for i in range(n + 1):
                t = i / n
                b.rod(clay, a.lerp(c, t)[:], e.lerp(d, t)[:], .085, .075, 8)
        e, z = .7, p + h - .05
        tiled((-e, -.5, z), (W + e, -.5, z), (W + e, D / 2, z + 2.3), (-e, D / 2, z + 2.3))
        tiled((W + e, D + .5, z), (-e, D + .5, z), (-e, D / 2, z + 2.3), (W + e, D / 2, z + 2.3))
        tiled((-e, -3.3, p + 2.45), (W + e, -3.3, p + 2.45), (W + e, -.2, z + .12), (-e, -.2, z + .12))
        b.rod(clay, (-e, D / 2, z + 2.34), (W + e, D / 2, z + 2.34), .14, seg=12)
        for x in (0, W):
            b.mesh(lime, [(x, 0, z), (x, D, z), (x, D / 2, z + 2.15)], [(0, 1, 2)])
        with b.at(4.0, -1.4, p, 8):
            from kit import haveli
            haveli.charpai(b, k, k.teak, M.fabric('rope', (.62, .5, .34), weave=60), M.fabric('quilt', (.62, .5, .36), other=(.40, .12, .06)), M.fabric('bolster', (.5, .14, .06)))
        for i, x in enumerate((5.1, 8.9, .6, 14.3)):
            B.pot_plant(b, k, x, -2.95 if 5 < x < 9 else -2.0, 0 if 5 < x < 9 else p, .24, .44, True, 30 + i)
        B.water_tank(b, k, W + 3.4, 4.5, 2.4, .6, 1.3)
        for q in ((-.6, -.6), (.6, -.6), (-.6, .6), (.6, .6)):
            b.block(red, W + 3.4 + q[0], 4.5 + q[1], 0, .25, .25, 2.3)
        b.block(red, W + 3.4, 4.5, 2.25, 1.7, 1.7, .15)
    # Well, hay stack, low wall with a timber gate.
    b.lathe(k.dholpur, [(.95, 0), (.95, .75), (1.05, .78), (1.05, .9), (.72, .9), (.72, 0)], -7.2, .8, 0, 28)
    for s in (-1.1, 1.1):
        b.rod(k.teak, (-7.2 + s, .8, 0), (-7.2 + s, .8, 2.1), .07)
    b.rod(k.teak, (-8.4, .8, 2.05), (-6.0, .8, 2.05), .06); b.rod(M.fabric('rope2', (.6, .48, .32)), (-7.2, .8, 2.05), (-7.2, .8, .5), .015, seg=6)
    stonewall = M.stone('field wall', (.44, .33, .22), (.30, .22, .15), .38, .2, .02, .9, .5, .9, .9)
    b.box(stonewall, -26, -7.3, 0, -3.0, -6.85, .9); b.box(stonewall, 3.6, -7.3, 0, 30, -6.85, .9)
    for x in (-3.0, 3.3):
        b.block(stonewall, x, -7.08, 0, .6, .6, 1.4); b.block(k.dholpur, x, -7.08, 1.4, .7, .7, .1)
    with b.at(-2.7, -7.0, 0, 68):
        for z in (.3, .6, .9, 1.15):
            b.box(k.teak, 0, -.02, z, 2.6, .02, z + .1)
        b.box(k.teak, 0, -.04, .1, .1, .04, 1.35); b.box(k.teak, 2.5, -.04, .1, 2.6, .04, 1.35)
    plants.tree(b, -9.8, 6.5, 10, 5.4, .3, 14, 'neem', 1.4, 0)
    plants.tree(b, 15.5, 1.0, 7.5, 4, .2, 18, 'mango', 1.1)
    plants.tree(b, 22, 12, 8, 4, .2, 19, 'mango', 1.0)
    plants.palm(b, 13.4, 11.5, 8.5, 3); plants.palm(b, -4.8, 13.5, 9.2, 4)
    # Crop rows left and right of the path.
    keep = lambda x, y: (x < -3.2 or x > 3.8) and math.sin(x * 5.2) > -.1
    plants.grass(-16, -16, 18, -7.8, 5200, 1.5, 2, 'grass', -.03, keep, .26)
    plants.grass(-3.4, -16, 4.0, 1, 900, .8, 5, 'dry', .0, lambda x, y: x < -2.2 or x > 2.9)
    for i, x in enumerate((-3.4, -1.8, -.4, 5.4, 7.2, 9.2)):
        plants.shrub(x, .7, .5, .6, 60 + i, flowers=24)
    town.tree_line(-120, 140, 62, 34, 4, 9)
    stage.sky(19, 226, .17, 1.2, .6)
    stage.sun(19, 226, 5.8, (1, .68, .38))
    stage.camera(.2, -17.6, 1.7, (2.6, 4), 29, .085)
    return {'strength': .6, 'exposure': .15, 'haze': ((.70, .56, .40), 480), 'bloom': .08}
