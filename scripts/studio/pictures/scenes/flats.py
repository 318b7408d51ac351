"""Mid-rise flats: a four-storey group round a garden court, and the view from a balcony."""
import math
import random

from kit import building as B, furniture as F, interior as I, materials as M, plants, stage, town


def range_of_flats(b, k, length, bays, wall, accent, seed, floors=4):
    """One side of the court, along local x and facing -y."""
    r = random.Random(seed)
    w, fh = length / bays, 3.1
    wash = [M.fabric('wash.a', (.55, .16, .08), sheer=.3), M.fabric('wash.b', (.70, .66, .56), sheer=.4), M.fabric('wash.c', (.12, .22, .30), sheer=.3)]
    for fl in range(floors):
        z = .45 + fl * fh
        ops, kinds = [], []
        for i in range(bays):
            x, kind = i * w, ('balcony', 'window', 'stair')[(0, 1, 0, 2)[i % 4]]
            kinds.append((kind, x))
            ops.append({'balcony': (x + .5, .02, x + w - .5, 2.35), 'window': (x + w / 2 - .85, .85, x + w / 2 + .85, 2.3),
                        'stair': (x + .6, .4, x + w - .6, 2.9)}[kind])
        with b.at(0, 0, z):
            B.facade(b, wall, length, fh, ops)
            for (kind, x), o in zip(kinds, ops):
                s = r.randrange(1000)
                if kind == 'stair':
                    B.jaali(b, accent, *o, .06, .36)
                    continue
                B.window(b, k, *o, 3 if kind == 'balcony' else 2, curtain=s % 4, seed=s)
                if kind == 'window':
                    B.chajja(b, k.white, o[0] - .25, o[2] + .25, 2.38, .55)
                    if r.random() < .5:
                        B.ac_unit(b, k, o[2] - .7, .1, -.34)
                else:
                    if fl:
                        B.balcony(b, k, x + .2, x + w - .2, .03, 1.35, 'bars', k.white)
                        b.box(accent, x + .2, -1.36, -.14, x + w - .2, -1.34, .30)
                        for q in range(r.randrange(3)):
                            B.pot_plant(b, k, x + .6 + q * .7, -1.05, .03, .15, .28, True, s + q)
                        if r.random() < .4:
                            b.rod(k.iron, (x + .3, -.8, 2.3), (x + w - .3, -.8, 2.3), .006, seg=5)
                            for q in range(3):
                                cx = x + .6 + q * (w - 1.4) / 3
                                b.curtain(wash[(s + q) % 3], cx, cx + .5, -.8, 1.4 + .2 * (q % 2), 2.3, .015, 3, s)
                    else:
                        b.box(k.paving, x + .2, -1.5, -.3, x + w - .2, 0, 0)
            b.box(accent, 0, -.04, -.12, length, .02, .04)
            b.box(k.inner, .2, .23, -.05, length - .2, 6, .02)
        b.box(k.inner, .2, 3.0, z, length - .2, 3.1, z + fh)
    t = .45 + floors * fh
    b.box(k.dholpur, 0, -.06, 0, length, .2, .45)
    b.box(k.white, -.3, -.5, t, length + .3, 8, t + .16)
    b.box(wall, 0, 0, t + .16, length, .15, t + 1.05); b.box(k.white, -.03, -.03, t + 1.05, length + .03, .18, t + 1.1)
    for i in range(max(1, bays // 4)):
        x = (i * 4 + 3) * w
        b.box(wall, x, 1.2, t + .16, x + w, 5, t + 2.7); b.box(k.white, x - .2, 1.0, t + 2.7, x + w + .2, 5.2, t + 2.85)
        B.water_tank(b, k, x + w * .3, 2.8, t + 2.85); B.water_tank(b, k, x + w * .72, 2.8, t + 2.85)
    b.box(wall, 0, .23, 0, .2, 8, t); b.box(wall, length - .2, .23, 0, length, 8, t)


def mid_rise_courtyard(b):
    k = B.std()
    r = random.Random(5)
    brick = M.stone('court brick', (.42, .18, .10), (.31, .12, .07), .23, .075, .006, vary=.8)
    W, D = 27.0, 30.0
    town.plane(b, k.lawn, -80, -80, 110, 140, -.02)
    with b.at(0, D, 0):
        range_of_flats(b, k, W, 8, k.cream, k.terracotta, 2)
    with b.at(0, -14, 0, 90):
        range_of_flats(b, k, D + 14, 12, k.sand, k.terracotta, 5)
    with b.at(W, D, 0, -90):
        range_of_flats(b, k, D + 14, 12, k.cream, k.terracotta, 8)
    # Garden: cross paths of brick, lawns, a round seat under the big tree.
    town.plane(b, k.paving, 0, -14, W, D, .02)
    cx, cy = 13.5, 13.0
    lawns = [(3.6, 2, 12.2, 11.7), (14.8, 2, 23.4, 11.7), (3.6, 14.3, 12.2, 25.5), (14.8, 14.3, 23.4, 25.5)]
    for i, q in enumerate(lawns):
        b.box(brick, q[0] - .15, q[1] - .15, 0, q[2] + .15, q[3] + .15, .16)
        town.plane(b, k.lawn, *q, .165)
        plants.grass(*q, 1500 if q[1] < 5 else 700, 1.0, 40 + i, 'grass', .16)
        for a, c, d, e in ((q[0], q[1], q[2], q[1]), (q[0], q[3], q[2], q[3])):
            plants.hedge(a + .2, c + (.25 if c == q[1] else -.25), d - .2, e + (.25 if c == q[1] else -.25), .45, .35, i * 3 + 1, .16)
    b.lathe(brick, [(2.2, 0), (2.2, .45)], cx, cy, 0, 40, False); b.lathe(k.dholpur, [(2.3, .45), (2.3, .53), (1.5, .53), (1.5, .46), (0, .46)], cx, cy, 0, 40, False)
    plants.tree(b, cx, cy, 9.0, 5.0, .27, 6, 'neem', 1.4, .4)
    plants.tree(b, 6.2, 21, 6.5, 3.2, .15, 8, 'mango', 1, .16); plants.tree(b, 21, 21.5, 6.5, 3.2, .15, 9, 'neem', 1, .16)
    plants.palm(b, 4.6, 9.5, 4.6, 3, .16); plants.palm(b, 22.3, 9.5, 5, 5, .16)
    for i, (x, y) in enumerate(((5.2, 3.3), (10.8, 3.2), (16.4, 3.3), (21.6, 3.2))):
        plants.shrub(x, y, .55, .7, i, .16, flowers=30)
    # Benches and low lamps along the middle path.
    for x, y, t in ((11.5, 4.5, 90), (15.5, 8.0, -90)):
        with b.at(x, y, 0, t):
            for s in (-.6, .6):
                b.block(k.dholpur, s, 0, .0, .16, .5, .42)
            for i in range(4):
                b.box(k.teak, -.85, -.24 + i * .125, .42, .85, -.14 + i * .125, .46, .006)
    for x, y in ((12.4, 2.2), (14.6, 2.2), (12.4, 7), (14.6, 7), (12.4, 18), (14.6, 18)):
        b.rod(k.iron, (x, y, 0), (x, y, 2.6), .035, seg=10); b.lathe(k.white_frame, [(.05, 2.6), (.14, 2.68), (.16, 2.9), (.1, 3.0), (0, 3.02)], x, y, 0, 18)
    # A child's cycle rack: two swings on a steel frame.
    for x in (17.0, 20.6):
        b.rod(k.iron, (x, 5.4, .16), (x, 6.2, 2.5), .04); b.rod(k.iron, (x, 7.0, .16), (x, 6.2, 2.5), .04)
    b.rod(k.iron, (17, 6.2, 2.5), (20.6, 6.2, 2.5), .045)
    for x in (18.0, 19.6):
        for s in (-.22, .22):
            b.rod(k.iron, (x + s, 6.2, 2.5), (x + s, 6.2, .66), .01, seg=5)
        b.box(k.teak, x - .26, 6.08, .62, x + .26, 6.32, .66)
    stage.sky(30, 250, .17, .9, .5)
    stage.sun(31, 243, 5.6, (1, .74, .48))
    stage.camera(11.6, -3.4, 1.75, (14.3, 20), 18.5, .10)
    return {'strength': .6, 'exposure': .15, 'haze': ((.62, .54, .44), 700), 'bloom': .07}


def balcony_view(b):
    """Standing in a furnished balcony high up, city and trees in morning light."""
    k = I.std()
    W, D, H = 4.6, 2.3, 2.8
    deck = M.tiles('deck', (.52, .30, .17), .3, .3, .005, .4, .10, 0, (.36, .28, .22))
    b.box(deck, -.2, -3, -.18, W + .2, D, 0); b.box(k.white, -.2, D - .02, -.2, W + .2, D + .1, .05)
    b.box(k.ceiling, -.2, -3, H, W + .2, D + .1, H + .2); b.box(k.white, -.2, D - .15, H - .12, W + .2, D + .1, H)
    b.box(k.dholpur, -.45, -3, -.2, 0, D + .1, H)
    with b.at(W, D + .1, 0, -90):
        B.facade(b, k.sand, 5.2, H, [])
        B.jaali(b, k.terracotta, .35, .6, 1.55, 2.2, -.06, .2, .05)
    B.railing(b, k, 0, W, D - .06, .05, 1.05)
    b.box(k.teak, 0, D - .10, 1.08, W, D + .02, 1.12, .01)
    # Cane chairs, table with tea, plants along the rail, hanging lamp.
    for x, y, t in ((1.1, 1.05, 118), (3.15, 1.1, -112)):
        with b.at(x, y, 0, t):
            F.armchair(b, k, k.block if x < 2 else k.rust, k.cane)
    with b.at(2.12, 1.35, 0):
        F.round_table(b, k.cane, .3, .5, k.cane)
        b.lathe(k.brass, [(0, 0), (.13, 0), (.135, .012), (.125, .012), (0, .006)], 0, 0, .5, 28)
        for x, y in ((-.05, .03), (.06, -.03)):
            b.lathe(k.ceramic, [(0, .01), (.028, .01), (.038, .075), (.034, .075), (.025, .02), (0, .02)], x, y, .505, 18)
            b.lathe(M.plain('tea', (.30, .12, .03), .1), [(0, .062), (.033, .062)], x, y, .505, 18)
    for i, x in enumerate((.35, .85, 2.7, 3.75, 4.2)):
        B.pot_plant(b, k, x, D - .42, 0, .15 + .02 * (i % 2), .3, True, 70 + i)
    with b.at(4.15, .75, 0):
        B.pot_plant(b, k, 0, 0, 0, .2, .4, False)
        plants.shrub(4.15, .75, .34, 1.1, 8, .34, 'mango', 110)
    for i, x in enumerate((1.3, 2.9)):
        for s in range(3):
            a = s * 2.094
            b.rod(k.black, (x, D - .45, H), (x + .12 * math.cos(a), D - .45 + .12 * math.sin(a), H - .55), .004, seg=5)
        b.lathe(k.pot, [(0, -.16), (.1, -.15), (.15, 0), (.13, 0)], x, D - .45, H - .52, 20)
        plants.shrub(x, D - .45, .26, .34, 5 + i, H - .62, 'hedge', 60)
    # Below: tree tops, lanes, low houses, then towers towards the horizon.
    g = -26
    town.plane(b, k.lawn, -500, D + 1, 500, 1500, g)
    for q in ((-400, 60, 400, 68), (-400, 150, 400, 160)):
        town.plane(b, k.asphalt, *q, g + .05)
    town.plane(b, k.asphalt, -14, 10, -6, 500, g + .06)
    r = random.Random(8)
    tones = [k.cream, k.white, k.sand, k.terracotta]
    for row, y in enumerate((30, 44, 74, 92, 112, 132, 170, 196, 224)):
        for i in range(20):
            x = -125 + i * 13.2 + r.uniform(-1.5, 1.5)
            if -19 < x < -3 or r.random() < .14:
                continue
            w, d, h = r.uniform(8, 11), r.uniform(8, 11), 3.1 * r.choice([2, 3, 3, 4])
            m = tones[r.randrange(4)]
            b.box(m, x, y, g, x + w, y + d, g + h)
            b.box(k.slab, x + .2, y + .2, g + h, x + w - .2, y + d - .2, g + h + .02)
            for q in ((x, y, x + w, y + .15), (x, y + d - .15, x + w, y + d), (x + .002, y + .15, x + .15, y + d - .15), (x + w - .15, y + .15, x + w - .002, y + d - .15)):
                b.box(m, q[0], q[1], g + h, q[2], q[3], g + h + .9)
            b.box(m, x + w * .55, y + d * .5, g + h, x + w * .92, y + d * .92, g + h + 2.3)
            B.water_tank(b, k, x + w * .3, y + d * .7, g + h, .6, 1.3)
            for fl in range(int(h / 3.1)):
                for c in range(3):
                    xx = x + w * (c + .3) / 3
                    b.box(k.frame, xx, y - .05, g + fl * 3.1 + .9, xx + 1.3, y, g + fl * 3.1 + 2.2)
                b.box(k.slab, x, y - .5, g + fl * 3.1 + 2.4, x + w, y, g + fl * 3.1 + 2.5)
    for y, n in ((20, 16), (40, 18), (71, 24), (104, 22), (146, 26), (185, 26), (250, 30), (340, 34)):
        tall = 9 if y < 100 else 12
        tree_tops(-130 - y * .3, 135 + y * .3, y, n, int(y), tall, g)
    with b.at(0, 0, g):
        town.far_towers(b, k, [(-150, 300, 20, 16), (-118, 320, 20, 19), (40, 330, 22, 14), (95, 300, 20, 20), (128, 330, 22, 17), (-40, 460, 26, 22), (200, 420, 26, 22)])
    stage.sky(15, 158, .19, 1.3, .6)
    stage.sun(16, 152, 5.6, (1, .66, .38), .7, 2)
    stage.area((2.3, -2.6, 2.0), (2.3, 2, 1), 3, 55, (1, .88, .72))
    stage.camera(2.25, -2.3, 1.6, (2.15, 2.2), 21, -.02)
    return {'strength': .6, 'exposure': .25, 'haze': ((.74, .60, .46), 650), 'bloom': .10}


def tree_tops(x0, x1, y, n, seed, h, z):
    """A tree line standing on lower ground."""
    from mathutils import Vector
    r = random.Random(seed)
    spray = plants.broad_spray(plants.leaf_mat('mango'), r, 26, .5, 1.0)
    places = []
    for i in range(n):
        cx, cy, s = x0 + (x1 - x0) * (i + r.random()) / n, y + r.uniform(-3, 3), r.uniform(.6, 1.1)
        for _ in range(70):
            az, el, q = r.uniform(0, 6.28), r.uniform(-.35, 1.5), r.uniform(.6, 1) ** .5
            d = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))
            places.append((Vector((cx, cy, z + h * s * .5)) + d * h * .5 * s * q, d, r.uniform(.8, 1.3) * h / 5))
    plants.scatter('treetops', spray, places)
