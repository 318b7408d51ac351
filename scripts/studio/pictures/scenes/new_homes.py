"""More homes from outside: a tower at blue hour, a pool deck, flats on a street, row houses, a villa's garden, a roof terrace."""
import math
import random

from kit import building as B, furniture as F, materials as M, plants, stage, town
from kit.car import car
from scenes.flats import range_of_flats
from scenes.houses import block
from scenes.towers import flats_tower


def recolour(k, **colours):
    """The same parts in other paint."""
    for name, colour in colours.items():
        setattr(k, name, M.plaster(f'{name} repainted', colour, .2))


def tower_blue_hour(b):
    """White and slate towers after sunset, many windows lit, over a garden with a path of lamps."""
    k = B.std()
    recolour(k, cream=(.62, .64, .66), terracotta=(.07, .10, .14), dholpur=(.20, .22, .25), white=(.74, .75, .76))
    flats_tower(b, k, 14, 21, lit=.62)
    with b.at(-27, 24, 0):
        flats_tower(b, k, 15, 33, lit=.55)
    with b.at(27, 30, 0):
        flats_tower(b, k, 12, 44, lit=.58)
    town.plane(b, k.lawn, -200, -90, 200, 300, -.02)
    town.plane(b, k.paving, 2.2, -34, 5.0, -3, .02); town.plane(b, k.paving, -40, -6, 60, -2.6, .015)
    lamp = M.glow('bollard light', (1, .70, .38), 14)
    for i in range(7):
        for x in (1.8, 5.4):
            y = -27 + i * 3.6
            b.rod(k.iron, (x, y, 0), (x, y, .85), .05); b.lathe(lamp, [(.075, .85), (.075, 1.0)], x, y, 0, 14); b.lathe(k.iron, [(.09, 1.0), (.09, 1.04), (0, 1.05)], x, y, 0, 14)
            stage.bulb((x, y, 1.25), 26, (1, .68, .36), .1)
    b.box(k.dholpur, 1.2, -3.4, 0, 6.0, -.3, 3.6); b.box(k.white, .6, -4.4, 3.6, 6.6, .2, 3.9)
    b.box(M.glow('lobby', (1, .72, .40), 2.2), 1.7, -3.43, .2, 5.5, -3.41, 3.3)
    for x in (1.68, 2.95, 4.2, 5.48):
        b.box(k.frame, x, -3.5, 0, x + .06, -3.40, 3.3)
    stage.area((3.6, -4.0, 3.5), (3.6, -5.5, 0), 3.5, 160, (1, .72, .42), .5)
    for i, (x, y, h) in enumerate(((-3.5, -12, 6.6), (-9, -7, 7.2), (10.2, -8, 7), (13.5, -14, 6.5), (9, -17, 6))):
        plants.palm(b, x, y, h, i + 4)
    plants.hedge(-10, -6.6, 1.6, -6.6, .7, .6, 3); plants.hedge(5.8, -6.6, 20, -6.6, .7, .6, 4)
    plants.tree(b, -8.5, -16, 7.5, 4, .2, 5, 'neem'); plants.tree(b, 15, -5, 8, 4, .2, 6, 'neem')
    plants.grass(-8, -29, 1.6, -20, 2200, 1.0, 4); plants.grass(5.6, -29, 15, -20, 2200, 1.0, 5)
    for i, (x, y) in enumerate(((.6, -22), (6.8, -20), (-.6, -17), (7.6, -13.5))):
        plants.shrub(x, y, .6, .7, i, flowers=30)
    town.tree_line(-120, 140, 70, 26, 2, 9)
    stage.sky(-1.5, 62, .55, 1.0, .5, (.9, .70, .74))
    stage.camera(-7.5, -46, 1.7, (4.2, 6), 21.5, .285)
    return {'strength': .7, 'exposure': 1.2, 'bloom': .12}


def pool_deck(b):
    """A society's swimming pool at noon, between planted decks and low white blocks."""
    k = B.std()
    r = random.Random(4)
    recolour(k, cream=(.80, .80, .78), sand=(.74, .75, .74), terracotta=(.12, .30, .33))
    mosaic = M.tiles('pool tiles', (.05, .34, .44), .12, .12, .008, .15, .25, 0, (.25, .55, .60))
    water = M.glass('water', (.72, .93, .95), .10, .03)
    deck = M.wood('deck boards', (.42, .27, .15), along=(.7, 9, 9), rough=.55)
    X, Y, L = 7.0, 0.0, 21.0
    # Pool: floor, walls, rippled surface.
    b.box(mosaic, -X / 2, Y, -1.5, X / 2, L, -1.4)
    for q in ((-X / 2 - .2, Y - .2, X / 2 + .2, Y), (-X / 2 - .2, L, X / 2 + .2, L + .2), (-X / 2 - .2, Y, -X / 2, L), (X / 2, Y, X / 2 + .2, L)):
        b.box(mosaic, q[0], q[1], -1.5, q[2], q[3], -.02)
    b.sheet(water, -X / 2, Y, X / 2, L, lambda x, y: -.10 + .012 * math.sin(5.2 * x + 1.3 * y) * math.sin(3.1 * y - 2 * x) + .006 * math.sin(11 * x - 7 * y), 110, 260)
    rim = M.stone('pool rim', (.66, .62, .55), (.56, .52, .46), 1.2, .5, .006, .6, 0, .25, .4)
    for q in ((-X / 2 - .6, Y - .6, X / 2 + .6, Y), (-X / 2 - .6, L, X / 2 + .6, L + .6), (-X / 2 - .6, Y, -X / 2, L), (X / 2, Y, X / 2 + .6, L)):
        b.box(rim, *q[:2], -.04, *q[2:], .06, .01)
    for q in ((-13, -12, -X / 2 - .6, L + 5), (X / 2 + .6, -12, 13, L + 5), (-X / 2 - .6, L + .6, X / 2 + .6, L + 5)):
        n = int((q[3] - q[1]) / .16)
        b.box(k.frame, q[0], q[1], -.06, q[2], q[3], -.02)
        for i in range(n):
            b.box(deck, q[0], q[1] + i * .16, -.02, q[2], q[1] + i * .16 + .148, .03)
    town.plane(b, rim, -X / 2 - .6, -12, X / 2 + .6, Y - .6, .02)
    # Ladder, loungers, umbrellas.
    for s in (-.28, .28):
        b.rod(k.steel, (X / 2 - .12, 2.6 + s, -.8), (X / 2 - .12, 2.6 + s, .75), .022); b.rod(k.steel, (X / 2 - .12, 2.6 + s, .75), (X / 2 + .5, 2.6 + s, .75), .022); b.rod(k.steel, (X / 2 + .5, 2.6 + s, .75), (X / 2 + .5, 2.6 + s, .03), .022)
    cloth, canvas = M.fabric('lounger', (.78, .77, .72)), M.fabric('parasol', (.80, .62, .18), sheer=.35)
    for i in range(5):
        y = 3.2 + i * 3.4
        for s in (-1, 1):
            if s > 0 and i == 0:
                continue
            with b.at(s * 6.0, y, .03, 90 * s):
                for x in (-.3, .3):
                    for yy in (-.8, .5):
                        b.block(k.teak, x, yy, 0, .06, .06, .3)
                b.block(k.teak, 0, -.15, .3, .68, 1.5, .05, .008)
                b.cushion(cloth, 0, -.25, .40, .64, 1.25, .10, .2)
                with b.at(0, .62, .58, 0, 42):
                    b.cushion(cloth, 0, 0, 0, .64, .7, .10, .2)
            if i % 2 == 0:
                b.rod(k.teak, (s * 6.9, y + 1.6, 0), (s * 6.9, y + 1.6, 2.5), .03)
                b.lathe(canvas, [(1.5, 2.05), (.75, 2.36), (.02, 2.6)], s * 6.9, y + 1.6, 0, 8, False)
    with b.at(-15, L + 14, 0):
        range_of_flats(b, k, 30, 8, k.cream, k.terracotta, 3, 5)
    with b.at(-16.5, -16, 0, 90):
        range_of_flats(b, k, 48, 12, k.sand, k.terracotta, 5, 5)
    for q in ((-120, -60, -13, 200), (13, -60, 120, 200), (-13, L + 5, 13, 200), (-13, -60, 13, -12)):
        town.plane(b, k.lawn, *q, -.06)
    for i, (x, y, h) in enumerate(((-9.6, 6, 6.2), (-9.8, 14, 6.8), (9.8, 9.5, 6.4), (9.6, 17, 7), (-4, L + 3.4, 6.5), (4.4, L + 3.6, 6.9), (10.2, 2.6, 5.6))):
        plants.palm(b, x, y, h, i + 2)
    plants.hedge(-12.6, L + 5.6, 12.6, L + 5.6, 1.1, .7, 3); plants.hedge(-11.8, -2, -11.8, L + 4, .9, .8, 4); plants.hedge(11.8, -2, 11.8, L + 4, .9, .8, 5)
    for i in range(7):
        plants.shrub(-10.4 + .3 * (i % 2), 1 + i * 3.2, .6, .8, i, flowers=30); plants.shrub(10.6, 1.5 + i * 3.2, .6, .8, i + 9, flowers=20)
    plants.tree(b, 16, 24, 9, 4.5, .2, 7, 'neem'); plants.tree(b, 18, 8, 9, 4.5, .2, 8, 'mango')
    town.tree_line(-80, 100, 66, 24, 4, 10)
    stage.sky(52, 318, .16, .4, .75, (1, 1, 1))
    stage.sun(50, 318, 4.6, (1, .93, .82))
    stage.camera(-5.0, -3.2, 2.2, (1.8, 20), 22, .0)
    return {'strength': .6, 'exposure': -.1, 'bloom': .06}


def flats_on_street(b):
    """Five storeys of brick-red flats behind a gulmohar in flower, cars at the kerb."""
    k = B.std()
    recolour(k, terracotta=(.72, .70, .64))
    brick = M.stone('red brick', (.40, .12, .07), (.30, .085, .05), .23, .075, .005, vary=.8)
    k.dholpur = M.stone('plinth', (.34, .32, .30), (.28, .26, .24), .6, .3, .005)
    with b.at(0, 0, 0):
        range_of_flats(b, k, 26, 8, brick, k.terracotta, 12, 5)
    with b.at(0, 22, 0, -90):
        range_of_flats(b, k, 22, 4, brick, k.terracotta, 7, 5)
    town.plane(b, k.lawn, -150, -80, 150, 200, -.03)
    town.road(b, k, -90, -19, 120, -10.5)
    town.plane(b, k.paving, -90, -10.3, 120, -7.2, .12); town.plane(b, k.paving, -3, -7.2, 30, 0, .02)
    B.compound_wall(b, k, -3, 8.4, -6.6, 1.1, k.white, 2.8, k.dholpur, True); B.compound_wall(b, k, 13.0, 32, -6.6, 1.1, k.white, 2.8, k.dholpur, True)
    with b.at(8.5, -6.5, 0, 80):
        B.gate(b, k, 0, 2.1, 0, 1.7, 1)
    B.gate(b, k, 10.8, 12.9, -6.5, 1.7, 1)
    bloom = plants.leaf_mat('flower')
    red = M.leaf('leaf.gulmohar', (.75, .06, .015), (.85, .16, .03), .4)
    rnd = random.Random(9)
    for x, y, h, s in ((-2.2, -5.0, 8.0, 11), (19.5, -8.4, 7.4, 16)):
        plants.tree(b, x, y, h, 5.2, .22, s, 'neem', .8)
        from mathutils import Vector
        places = []
        for _ in range(1100):
            a, q = rnd.uniform(0, 6.28), rnd.random() ** .5
            d = Vector((math.cos(a) * q, math.sin(a) * q, .55 * math.sqrt(1 - q * q) + rnd.uniform(-.12, .12)))
            places.append((Vector((x, y, h * .66)) + Vector((d.x * h * .42, d.y * h * .42, d.z * h * .52)), d + Vector((0, 0, .6)), rnd.uniform(.8, 1.5)))
        random.seed(4)
        plants.scatter('gulmohar', plants.broad_spray(red, rnd, 14, .11, .18), places)
    car(b, 5.4, -9.0 - 2.4, 90, (.62, .62, .60), 'car.white'); car(b, 15.6, -11.6, 90, (.05, .10, .22), 'car.blue')
    plants.palm(b, 15.2, -3.4, 5.2, 5); plants.hedge(-2.6, -5.8, 8, -5.8, .7, .5, 4); plants.hedge(13.2, -5.8, 26, -5.8, .7, .5, 5)
    for i in range(6):
        plants.shrub(1.2 + i * 1.1, -4.6, .45, .6, i + 3, flowers=12)
    for x in (-8, 9.8, 27):
        B.street_lamp(b, k, x, -9.8, 6.5, 180)
    town.neighbour(b, k, -20, 2, 11, 9, 3, 4, 0, k.cream); town.neighbour(b, k, 31, 1, 11, 9, 3, 8, 0, k.white)
    town.tree_line(-90, 110, 40, 24, 3, 9)
    stage.sky(38, 236, .15, .4, .45, (1, .98, .95))
    stage.sun(38, 236, 4.8, (1, .86, .68))
    stage.camera(-7.5, -18.6, 1.7, (9.6, 2), 22, .145)
    return {'strength': .6, 'exposure': -.15, 'bloom': .06}


def row_houses(b):
    """A lane of narrow houses, each in its own colour, bicycles and bougainvillea at the doors."""
    k = B.std()
    r = random.Random(6)
    paints = [M.plaster(f'row.{i}', c, .28) for i, c in enumerate(((.16, .36, .46), (.72, .52, .16), (.62, .30, .30), (.28, .42, .28), (.70, .66, .58), (.30, .30, .48)))]
    lane = M.stone('lane', (.42, .38, .34), (.34, .31, .28), .3, .15, .008, .85, .5, .6, .7)
    w, D = 5.2, 10.0
    town.plane(b, k.lawn, -150, -60, 150, 200, -.03)
    town.plane(b, lane, -20, -9.5, 60, -1.6, .0)
    b.box(k.kerb, -20, -1.75, 0, 60, -1.6, .14); town.plane(b, k.paving, -20, -1.6, 60, 0, .12)

    def house(i, floors, mirror):
        m, q = paints[i % 6], paints[(i + 4) % 6]
        fh = 3.2
        for fl in range(floors):
            door = (3.3, 0, 4.4, 2.3) if not mirror else (.8, 0, 1.9, 2.3)
            win = (.7, .9, 2.3, 2.3) if not mirror else (2.9, .9, 4.5, 2.3)
            ops = [door, win] if fl == 0 else [(1.5, .05, 3.7, 2.35)] if (i + fl) % 2 else [(.8, .9, 2.2, 2.3), (3.0, .9, 4.4, 2.3)]
            with b.at(0, 0, .3 + fl * fh):
                B.facade(b, m, w, fh, ops)
                for j, o in enumerate(ops):
                    if fl == 0 and j == 0:
                        b.box(k.teak, o[0] + .02, .1, 0, o[2] - .02, .15, 2.3)
                        for c in range(4):
                            b.box(k.teak, o[0] + .12, .07, .14 + c * .54, o[2] - .12, .11, .56 + c * .54, .012)
                        for c in range(2):
                            b.box(k.paving, o[0] - .2, -.35 * (c + 1), -.3, o[2] + .2, -.35 * c, -.0 - .15 * c - .001)
                    else:
                        B.window(b, k, *o, 2, k.white_frame, curtain=r.randrange(4), seed=i * 9 + j)
                        b.box(k.white, o[0] - .12, -.03, o[3], o[2] + .12, .01, o[3] + .12)
                        for s in (o[0] - .12, o[2]):
                            b.box(k.white, s, -.028, o[1], s + .12, .01, o[3])
                        if o[1] > .5:
                            n = 8
                            for c in range(n):
                                x = o[0] + (o[2] - o[0]) * (c + .5) / n
                                b.box(k.iron, x - .008, .02, o[1], x + .008, .036, o[3])
                            B.chajja(b, k.white, o[0] - .25, o[2] + .25, o[3] + .2, .5)
                        else:
                            B.balcony(b, k, .5, w - .5, .0, 1.05, 'bars', k.white)
                            for c in range(3):
                                B.pot_plant(b, k, 1.0 + c * 1.3, -.8, 0, .14, .26, True, i * 7 + c)
                b.box(k.white, 0, -.06, fh - .1, w, .02, fh + .06)
                b.box(k.inner, .2, .26, -.02, w - .2, 5, .02)
                b.box(k.inner, .2, 2.6, 0, w - .2, 2.7, fh)
        t = .3 + floors * fh
        b.box(q, 0, -.02, 0, w, .1, .32)
        b.box(m, 0, .23, .3, .15, D, t); b.box(m, w - .15, .23, .3, w, D, t); b.box(k.white, .15, .23, t - .06, w - .15, D, t)
        b.box(m, 0, 0, t + .06, w, .15, t + .5)
        B.jaali(b, k.white, .1, t + .5, w - .1, t + 1.0, .02, .25, .08)
        b.box(m, w * .55, 3, t, w - .2, 7, t + 2.4); b.box(k.white, w * .5, 2.8, t + 2.4, w - .1, 7.2, t + 2.52)
        B.water_tank(b, k, w * .3, 2.2, t, .5, 1.1)
        b.rod(k.alu, (.08 if mirror else w - .08, -.09, 0), (.08 if mirror else w - .08, -.09, t), .05, seg=8)
    for i in range(6):
        with b.at(i * (w + .012), 0, 0):
            house(i, (3, 2, 3, 2, 3, 3)[i], i % 2)
    # Bicycles, scooter shapes are harder: pots, a bench and a bougainvillea.
    rubber, frame = M.plain('cycle tyre', (.02, .02, .02), .8), M.plain('cycle', (.04, .16, .12), .3)

    def bicycle():
        for y in (-.52, .52):
            with b.at(0, y, .33, 90, 90):
                for a in range(24):
                    t, u = a * math.pi / 12, (a + 1) * math.pi / 12
                    b.rod(rubber, (.32 * math.cos(t), .32 * math.sin(t), 0), (.32 * math.cos(u), .32 * math.sin(u), 0), .02, seg=6)
                for a in range(10):
                    t = a * math.pi / 5
                    b.rod(k.steel, (0, 0, 0), (.31 * math.cos(t), .31 * math.sin(t), 0), .003, seg=4)
        for p, q in (((0, -.46, .82), (0, .18, .30)), ((0, .18, .30), (0, .30, .82)), ((0, -.45, .78), (0, .28, .76)), ((0, .52, .33), (0, .18, .30)), ((0, .52, .33), (0, .29, .76)), ((0, -.52, .33), (0, -.44, .98))):
            b.rod(frame, p, q, .018)
        b.rod(k.steel, (-.27, -.40, 1.0), (.27, -.40, 1.0), .013); b.cushion(k.tank, 0, .32, .88, .16, .28, .07, .6)
    with b.at(2.9, -.75, .12, 80, 0):
        bicycle()
    with b.at(13.9, -.8, .12, 96, 0):
        bicycle()
    for i, (x, s) in enumerate(((.4, .9), (5.0, 1.0), (7.6, .8), (10.2, 1.1), (15.4, .9), (18.4, 1))):
        B.pot_plant(b, k, x, -.55, .12, .22 * s, .42 * s, True, 60 + i)
    from mathutils import Vector
    rnd = random.Random(4)
    for gx, top in ((5.15, 5.2), (15.5, 4.4)):
        pl, fl = [], []
        for _ in range(420):
            u = rnd.random()
            p = Vector((gx + rnd.gauss(0, .15 + .6 * u), -.12 - abs(rnd.gauss(0, .16)), .4 + top * u))
            (fl if rnd.random() < .25 + .5 * u else pl).append((p, Vector((rnd.uniform(-.5, .5), -1, rnd.uniform(-.3, .6))), rnd.uniform(.7, 1.2)))
        random.seed(3)
        plants.scatter('vine', plants.broad_spray(plants.leaf_mat('hedge'), rnd, 10, .1, .1), pl)
        plants.scatter('blossom', plants.broad_spray(plants.leaf_mat('flower'), rnd, 10, .08, .1), fl)
    plants.tree(b, 29, -4.5, 8, 4, .2, 6, 'neem'); plants.tree(b, -5, 6, 8, 4, .2, 9, 'mango')
    town.tree_line(-60, 90, 30, 18, 3, 8)
    town.neighbour(b, k, 36, -16, 10, 9, 3, 4, 0, k.white); town.neighbour(b, k, 50, -4, 10, 9, 2, 5, 0, k.terracotta); plants.tree(b, 33, -9.5, 7, 4, .2, 13, 'mango')
    stage.sky(30, 250, .15, .5, .4)
    stage.sun(31, 228, 4.8, (1, .80, .56))
    stage.camera(-2.4, -6.4, 1.65, (8.0, 0), 21.5, .135)
    return {'strength': .6, 'exposure': -.2, 'bloom': .06}


def villa_pool(b):
    """A white villa's garden side after sunset, rooms lit behind glass, pool in front."""
    k = B.std()
    k.white = M.plaster('villa white', (.76, .75, .72), .08)
    stone, warm = M.stone('dark stone', (.16, .15, .14), (.11, .10, .10), .7, .16, .004, vary=.8, bump=.5), M.glow('ceiling lights', (1, .74, .44), 2.0)
    mosaic, water = M.tiles('night tiles', (.04, .28, .36), .12, .12, .008, .15, .25, 0, (.18, .45, .5)), M.glass('night water', (.74, .93, .95), .10, .02)
    deck = M.wood('teak deck', (.36, .21, .11), along=(.7, 9, 9), rough=.5)
    town.plane(b, k.lawn, -150, -60, -7.5, 200, -.04); town.plane(b, k.lawn, 7.5, -60, 150, 200, -.04); town.plane(b, k.lawn, -7.5, 0, 7.5, 200, -.04); town.plane(b, k.lawn, -7.5, -60, 7.5, -14, -.04)
    b.box(k.paving, -7.5, -14, -1.6, -5.2, 0, .04); b.box(k.paving, 5.2, -14, -1.6, 7.5, 0, .04); b.box(k.paving, -5.2, -14, -1.6, 5.2, -11.5, .04)
    # Pool with lamps under water.
    b.box(mosaic, -5.2, -11.5, -1.6, 5.2, -2.6, -1.3)
    for q in ((-5.2, -11.5, -5.0, -2.6), (5.0, -11.5, 5.2, -2.6), (-5.0, -2.8, 5.0, -2.6), (-5.0, -11.5, 5.0, -11.3)):
        b.box(mosaic, *q[:2], -1.6, *q[2:], .03)
    b.sheet(water, -5.0, -11.3, 5.0, -2.8, lambda x, y: -.12 + .008 * math.sin(4 * x + y) * math.sin(3 * y - 2 * x) + .004 * math.sin(9 * x - 6 * y), 130, 110)
    for x in (-3.2, 0, 3.2):
        stage.area((x, -2.95, -.8), (x, -8, -1.2), .5, 55, (.55, .9, 1), .3)
    b.box(k.frame, -7.5, -2.6, -.1, 7.5, 2, -.02)
    for i in range(28):
        b.box(deck, -7.5, -2.6 + i * .165, -.02, 7.5, -2.6 + i * .165 + .152, .05)
    # House: long glass room below, two white boxes above.
    W0, W1, h = -9.0, 9.0, 3.3
    b.box(k.slab, W0, 1.6, 0, W1, 12, .12); b.box(k.white, W0 - .6, .2, h, W1 + .6, 12, h + .42); b.box(deck, W0 - .5, .3, h - .04, W1 + .5, 11, h)
    b.box(stone, W0, 2, .12, W0 + 3.0, 12, h); b.box(stone, W1 - .5, 2, .12, W1, 12, h)
    n = 6
    x0, x1 = W0 + 3.0, W1 - .5
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        b.box(k.frame, x - .04, 2.2, .12, x + .04, 2.3, h)
    b.face(k.glass, [(x0, 2.25, .12), (x1, 2.25, .12), (x1, 2.25, h), (x0, 2.25, h)])
    b.box(k.inner, x0, 7.5, .12, x1, 7.6, h); b.box(M.wood('room floor', (.4, .24, .12), along=(.8, 9, 9)), x0, 2.3, .1, x1, 7.5, .13)
    b.box(M.plaster('art wall', (.42, .15, .08), 0), -1.0, 7.44, .12, 3.4, 7.5, h)
    for x in (-4.3, -1.4, 1.6, 4.6, 7.2):
        b.box(warm, x - .5, 4.4, h - .09, x + .5, 4.55, h - .05)
        stage.area((x, 4.6, h - .15), (x, 4.4, 0), 1.6, 280, (1, .76, .48))
    from kit import interior as I
    k2 = I.std()
    with b.at(1.2, 6.2, .13):
        F.sofa(b, k2, 2.4, .95, k2.ivory, 3, ((k2.rust, -.7, 8), (k2.mustard, .8, -8)))
    with b.at(1.2, 4.6, .13):
        F.round_table(b, k2.oak, .5, .4, k2.black)
    with b.at(-3.4, 5.0, .13, 0):
        F.table(b, k2.walnut, 2.0, .9, .75)
        for x in (-.6, 0, .6):
            with b.at(x, -.7, 0, 180):
                F.chair(b, k2, k2.walnut, k2.ivory)
    with I.wall(b, 'far', 1, 7.42):
        I.picture(b, k2, .6, 1.2, 2.2, 2.2, 6)
    t = h + .42
    for a, c, y0, top, holes in ((-8.0, -.6, 1.2, 3.2, [(.9, .4, 3.4, 2.6), (4.4, .9, 6.4, 2.4)]), (1.4, 8.4, 2.4, 3.0, [(1.0, .05, 4.2, 2.4), (5.0, .9, 6.3, 2.4)])):
        with b.at(a, y0, t):
            B.facade(b, k.white, c - a, top, holes)
            for i, o in enumerate(holes):
                B.window(b, k, *o, 3 if o[2] - o[0] > 2.2 else 2, curtain=2 * i, seed=i + int(a))
                b.box(M.glow('upper light', (1, .66, .34), 2.2), o[0] - .2, 1.9, o[1] - .3, o[2] + .2, 1.92, o[3] + .3)
            b.box(k.white, 0, .23, 0, .2, 9, top); b.box(k.white, c - a - .2, .23, 0, c - a, 9, top); b.box(k.white, -.3, -.4, top, c - a + .3, 9, top + .3)
    B.railing(b, k, .0, 9.3, .3, t, 1.0, 'glass')
    B.water_tank(b, k, -3, 8, t + 3.5); B.water_tank(b, k, 5, 8, t + 3.3)
    # Loungers, fire bowl, palms, frangipani.
    cloth = M.fabric('pool lounger', (.70, .68, .64))
    for x in (-5.9, 5.4):
        for dx in (0, 1.2):
            with b.at(x + dx - .2, -1.2, .05, 0):
                b.block(k.teak, 0, -.15, .2, .68, 1.5, .06, .008); b.block(k.frame, 0, -.1, 0, .4, 1.0, .2); b.cushion(cloth, 0, -.25, .31, .64, 1.25, .10, .2)
                with b.at(0, .62, .48, 0, 42):
                    b.cushion(cloth, 0, 0, 0, .64, .7, .10, .2)
    for i, (x, y, s) in enumerate(((-11.4, -1.5, 7.2), (11, -2.4, 6.6), (12.6, 4, 8), (-12.5, 6, 8))):
        plants.palm(b, x, y, s, i + 3)
    plants.hedge(-8.2, -13, -8.2, 0, .7, .7, 3); plants.hedge(8.2, -13, 8.2, 0, .7, .7, 4)
    plants.tree(b, -13, 2, 8, 4, .2, 11, 'neem', 1.2); plants.tree(b, 15, 10, 10, 5, .25, 13, 'mango', 1.2)
    for i in range(6):
        plants.shrub(-8.6, -12 + i * 2.1, .6, .7, i, flowers=24); plants.shrub(8.7, -12 + i * 2.1, .6, .7, i + 8, flowers=24)
    town.tree_line(-80, 80, 34, 22, 6, 10)
    stage.sky(1.0, 150, .50, 1.2, .7, (1, .66, .60))
    stage.sun(3, 150, .2, (1, .5, .3), 3)
    stage.camera(-3.4, -13.2, 1.65, (.9, 2), 20, .06)
    return {'strength': .8, 'exposure': .55, 'bloom': .14}


def roof_terrace(b):
    """A roof terrace near sunset: pergola with lamps on a string, swing seat, pots, the town's roofs beyond."""
    from kit import interior as I
    from scenes.flats import tree_tops
    k = I.std()
    r = random.Random(8)
    china = M.tiles('terrace tiles', (.42, .17, .10), .3, .3, .006, .4, .10, 0, (.40, .30, .24))
    W, D, g = 10.0, 9.0, -10.5
    b.box(china, -1, -5, -.2, W + 1, D, 0)
    for q in ((-.2, D - .2, W + .2, D), (W, -5, W + .2, D), (-.2, -5, 0, D)):
        b.box(k.white, *q[:2], 0, *q[2:], .85); b.box(k.slab, q[0] - .04, q[1] - .04, .85, q[2] + .04, q[3] + .04, .92)
    # Pergola of timber with cane mat, on the right.
    for x in (5.4, 9.4):
        for y in (4.2, 8.2):
            b.block(k.teak, x, y, 0, .14, .14, 2.6)
    for y in (4.2, 8.2):
        b.box(k.teak, 4.9, y - .07, 2.6, 9.9, y + .07, 2.78)
    for i in range(16):
        b.box(k.teak, 5.0 + i * .32, 3.7, 2.78, 5.06 + i * .32, 8.7, 2.92)
    vine = []
    from mathutils import Vector
    rnd = random.Random(2)
    for _ in range(500):
        vine.append((Vector((rnd.uniform(5, 9.9), 8.2 + rnd.gauss(0, .3), 2.9 + rnd.gauss(0, .12) - (rnd.random() < .3) * rnd.uniform(0, .9))), Vector((rnd.uniform(-1, 1), -1, rnd.uniform(-.3, 1))), rnd.uniform(.7, 1.2)))
    random.seed(2)
    plants.scatter('money plant', plants.broad_spray(plants.leaf_mat('hedge'), rnd, 10, .1, .12), vine)
    # Swing seat hung from the pergola.
    with b.at(7.4, 6.6, 0, -8):
        for s in (-.85, .85):
            b.rod(k.brass, (s, 0, .45), (s, 0, 2.7), .012, seg=6)
        b.block(k.teak, 0, 0, .40, 1.8, .72, .06, .01)
        for i in range(9):
            b.rod(k.teak, (-.8 + i * .2, .34, .46), (-.8 + i * .2, .40, .95), .018)
        b.box(k.teak, -.9, .36, .93, .9, .42, .99, .01)
        b.cushion(k.ivory, 0, -.02, .50, 1.7, .62, .12, .15)
        for x, m in ((-.55, k.indigo), (.5, k.rust), (.1, k.mustard)):
            with b.at(x, .2, .70, 4, 62):
                b.cushion(m, 0, 0, 0, .44, .44, .15, .45, .75)
    b.box(M.fabric('terrace rug', (.10, .18, .30), other=(.72, .68, .6), stripe=.16), 5.9, 4.4, 0, 8.9, 5.9, .014, .004)
    with b.at(7.2, 5.1, .014):
        F.round_table(b, k.teak, .42, .42, k.black)
        b.lathe(k.brass, [(0, 0), (.05, 0), (.075, .05), (.05, .12), (.03, .13), (.03, .16), (0, .17)], 0, .05, .42)
        for x in (-.16, .17):
            b.lathe(k.ceramic, [(0, .01), (.028, .01), (.038, .07), (.034, .07), (0, .02)], x, -.06, .42, 18)
    for x, y, t in ((5.7, 5.6, 115), (8.9, 4.9, -105)):
        with b.at(x, y, 0, t):
            F.armchair(b, k, k.ivory, k.cane)
    # Lamps on a string from pergola to the stair room.
    glow = M.glow('string lamp', (1, .68, .34), 26)
    for (x0, y0, z0), (x1, y1, z1) in (((5.4, 4.2, 2.7), (.2, 8.4, 2.9)), ((5.4, 8.2, 2.7), (.2, 8.5, 2.9)), ((5.4, 4.2, 2.7), (.2, 4.0, 2.9))):
        prev = None
        for i in range(17):
            t = i / 16
            p = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t - .5 * (1 - (2 * t - 1) ** 2))
            if prev:
                b.rod(k.black, prev, p, .005, seg=5)
            if i % 2 == 0 and 0 < i < 16:
                b.lathe(glow, [(0, -.10), (.028, -.08), (.034, -.05), (.02, -.01), (0, 0)], *p, 12)
            prev = p
    for x, y in ((.2, 4.0), (.2, 8.45)):
        b.rod(k.iron, (x, y, .85), (x, y, 2.95), .025)
    # Planters, tulsi, a water pot.
    for i in range(8):
        B.pot_plant(b, k, .5 + (i % 4) * .62, D - .55 - .5 * (i // 4) * (i % 2), 0, .18 + .03 * (i % 3), .36 + .05 * (i % 2), True, 30 + i)
    for i in range(4):
        plants.shrub(.75, 2.0 + i * 1.3, .4, .8 + .2 * (i % 2), i, .3, 'hedge', flowers=18); b.box(k.pot, .35, 1.6 + i * 1.3, 0, 1.15, 2.4 + i * 1.3, .42, .02)
    from kit import haveli as H
    H.std(k)
    H.tulsi(b, k, 3.6, 7.6)
    # The town below: roofs with tanks, trees, a far skyline.
    town.plane(b, k.lawn, -500, D + 1, 500, 1500, g)
    tones = [M.plaster(f'roof.{i}', c, .3) for i, c in enumerate(((.70, .62, .5), (.74, .72, .68), (.56, .34, .26), (.42, .50, .54), (.68, .56, .34)))]
    for row, y in enumerate((16, 29, 43, 60, 78, 98, 122)):
        for i in range(22):
            x = -120 + i * 11.5 + r.uniform(-1.5, 1.5)
            if r.random() < .12:
                continue
            w, d, h = r.uniform(8, 10.5), r.uniform(8, 10.5), 3.1 * r.choice([2, 3, 3]) - .6
            m = tones[r.randrange(5)]
            b.box(m, x, y, g, x + w, y + d, g + h)
            for q in ((x, y, x + w, y + .15), (x, y + d - .15, x + w, y + d), (x + .002, y + .15, x + .15, y + d - .15), (x + w - .15, y + .15, x + w - .002, y + d - .15)):
                b.box(m, *q[:2], g + h, *q[2:], g + h + .9)
            b.box(m, x + w * .55, y + d * .5, g + h, x + w * .92, y + d * .92, g + h + 2.3)
            B.water_tank(b, k, x + w * .3, y + d * .7, g + h, .55, 1.2)
            if r.random() < .4:
                B.water_tank(b, k, x + w * .72, y + d * .7, g + h + 2.3, .55, 1.2)
    for y, n in ((25, 14), (39, 16), (56, 18), (74, 20), (94, 22), (118, 24), (150, 30)):
        tree_tops(-110 - y * .3, 120 + y * .3, y, n, y, 9, g)
    with b.at(0, 0, g):
        town.far_towers(b, k, [(-120, 230, 20, 12), (30, 260, 22, 14), (-40, 330, 26, 17), (110, 300, 22, 15)])
    stage.sky(3.5, 140, .24, 1.0, .6, (1, .70, .55))
    stage.sun(8, 146, 2.6, (1, .52, .26), 1.2, 2)
    stage.area((4.5, -3.6, 3.0), (6, 6, .8), 4, 110, (1, .84, .70))
    stage.bulb((7.2, 6.0, 2.4), 22, (1, .66, .34), .3)
    stage.camera(4.3, .3, 1.55, (6.1, 9), 21, .01)
    return {'strength': .7, 'exposure': .05, 'haze': ((.80, .52, .38), 1100), 'bloom': .12}
