"""A row of shops under flats, at the edge of a street."""
import random

from kit import building as B, materials as M, plants, stage, town
from kit.car import car


def shop_front(b):
    k = B.std()
    shops(b, k)
    stage.sky(20, 226, .16, .9, .6)
    stage.sun(20, 226, 5.4, (1, .70, .42), .7, 3)
    stage.camera(1.9, -11.6, 1.65, (7.0, 0), 24, .10)
    return {'strength': .6, 'exposure': .15, 'bloom': .07}


def shops(b, k, power=1, lit=False):
    """Five shops with flats above and the street before them; `power` scales the shops' lamps, `lit` lights the flats."""
    r = random.Random(5)
    shutter = [M.corrugated('shutter.a', (.34, .36, .36), .085, .5, .6, False, .25), M.corrugated('shutter.b', (.10, .17, .20), .085, .5, .4, False, .2)]
    boards = [M.plain('board.a', (.45, .10, .04), .5), M.plain('board.b', (.05, .14, .13), .5), M.plain('board.c', (.62, .36, .06), .5),
              M.plain('board.d', (.06, .09, .20), .5), M.plain('board.e', (.30, .12, .06), .5)]
    cloth = [M.fabric('awning.a', (.72, .64, .5), other=(.50, .14, .06), stripe=.36, sheer=.35), M.fabric('awning.b', (.72, .66, .54), other=(.10, .24, .20), stripe=.36, sheer=.35)]
    tube, warm = M.glow('tube', (1, .82, .6), 5), M.glow('sign light', (1, .72, .4), 4)
    inside = M.plaster('shop wall', (.72, .60, .44), 0)
    goods = [M.plain(f'goods.{i}', c, .6, vary=.25) for i, c in enumerate([(.55, .12, .05), (.70, .45, .10), (.16, .28, .14), (.10, .16, .32), (.72, .66, .55), (.40, .22, .12)])]
    town.plane(b, k.lawn, -150, -60, 150, 200, -.03)
    town.road(b, k, -60, -15, 60, -5.2)
    town.plane(b, k.paving, -60, -5.05, 60, .0, .14)
    w, h, n = 3.7, 3.3, 5
    b.box(k.slab, 0, -.5, 0, n * w, 9, .32)
    b.box(k.slab, 0, -.85, 0, n * w, -.5, .23)
    for i in range(n):
        x = i * w
        b.box(k.dholpur, x - .22, -.02, .32, x + .22, .5, h + .75)
        b.box(inside, x + .05, 4.2, .32, x + w - .05, 4.3, h)
        b.box(inside, x - .06, .3, .32, x + .06, 4.3, h)
        b.box(k.vit if hasattr(k, 'vit') else k.paving, x, .0, .32, x + w, 4.3, .34)
        b.box(k.white, x, .0, h - .06, x + w, 4.3, h)
        # Name board: plain colour with a raised border and lamps, no lettering.
        b.box(boards[i], x + .26, -.12, h + .02, x + w - .26, .1, h + .68, .01)
        for q in ((x + .26, h + .02, x + w - .26, h + .06), (x + .26, h + .64, x + w - .26, h + .68)):
            b.box(k.brass if hasattr(k, 'brass') else k.alu, q[0], -.14, q[1], q[2], -.1, q[3])
        state = ['open', 'glass', 'half', 'open', 'shut'][i]
        top = h - .02
        if state in ('half', 'shut'):
            z = .34 if state == 'shut' else 1.9
            b.box(shutter[i % 2], x + .22, .12, z, x + w - .22, .15, top)
            b.box(k.iron, x + .22, .08, z, x + w - .22, .18, z + .07)
        else:
            b.box(shutter[i % 2], x + .22, .1, top - .38, x + w - .22, .4, top)
        if state == 'glass':
            B.window(b, k, x + .24, .36, x + w - .24, top - .4, 3, k.frame, y=.3, sill=False, transom=2.45)
            for j in range(4):
                mx = x + .8 + j * .68
                b.lathe(goods[(j + 1) % 6], [(.02, 0), (.16, .02), (.2, .7), (.15, 1.0), (.19, 1.25), (.06, 1.42), (0, 1.43)], mx, 1.0, .38, 16)
                b.rod(k.iron, (mx, 1.0, 0.34), (mx, 1.0, 1.0), .012)
        if state != 'shut':
            # Shelves at the back, a counter, and tube lights.
            for s in range(4):
                z = .75 + s * .55
                b.box(k.teak, x + .2, 3.8, z, x + w - .2, 4.2, z + .03)
                gx = x + .24
                while gx < x + w - .45:
                    gw = r.uniform(.12, .3)
                    b.box(goods[r.randrange(6)], gx, 3.85, z + .03, gx + gw - .02, 4.15, z + r.uniform(.2, .45), .01)
                    gx += gw
            b.box(tube, x + .7, 2.0, h - .12, x + w - .7, 2.06, h - .08)
            stage.area((x + w / 2, 1.8, h - .15), (x + w / 2, 1.9, 0), 2.4, 42 * power, (1, .82, .6), .8)
        if state == 'open':
            b.box(k.teak, x + .5, 1.2, .34, x + w - 1.3, 1.75, 1.3, .01)
            b.box(goods[4], x + .45, 1.15, 1.3, x + w - 1.25, 1.8, 1.35)
            for c in range(4):
                cx = x + .55 + c * .72
                with b.at(cx, -.12, .33, 0, -14):
                    b.box(k.teak, -.3, -.22, 0, .3, .22, .24, .006)
                    for _ in range(22):
                        s = .055
                        b.cushion(goods[(c + i) % 6], r.uniform(-.24, .24), r.uniform(-.17, .17), .25 + r.uniform(0, .05), s * 2, s * 2, s * 1.8, .9, 0, 6)
        if state in ('open', 'glass'):
            # Awning: sloping cloth on a steel frame, with a scalloped edge.
            m, zt, zb, out = cloth[i % 2], h - .02, h - .62, 1.45
            b.face(m, [(x + .2, -.12, zt), (x + w - .2, -.12, zt), (x + w - .2, -.12 - out, zb), (x + .2, -.12 - out, zb)])
            sc = 12
            sw = (w - .4) / sc
            for j in range(sc):
                a = x + .2 + j * sw
                b.face(m, [(a, -.125 - out, zb), (a + sw, -.125 - out, zb), (a + sw * .85, -.125 - out, zb - .17), (a + sw * .5, -.125 - out, zb - .21), (a + sw * .15, -.125 - out, zb - .17)])
            for a in (x + .22, x + w - .22):
                b.rod(k.iron, (a, .0, h - .75), (a, -.12 - out, zb), .014)
    b.box(k.dholpur, n * w - .22, -.02, .32, n * w + .22, .5, h + .75)
    b.box(k.slab, -.3, -.75, h + .78, n * w + .3, .3, h + .92)
    # Flats above with balconies.
    for fl in range(2):
        z = h + .92 + fl * 3.1
        ops, bal = [], []
        for i in range(n):
            x = i * w
            door = (i + fl) % 2 == 0
            ops.append((x + .8, .05 if door else .9, x + w - .8, 2.3))
        with b.at(0, .1, z):
            B.facade(b, k.cream, n * w, 3.1, ops)
            for i, o in enumerate(ops):
                B.window(b, k, *o, 3, curtain=r.randrange(4), seed=i + fl * 9)
                if lit and (i + fl) % 3:
                    b.box(M.glow('flat lamp', (1, .64, .32), .9), o[0] - .1, 1.2, o[1], o[2] + .1, 1.22, 2.6)
                B.chajja(b, k.white, o[0] - .25, o[2] + .25, 2.38, .55)
                if o[1] < .5:
                    B.balcony(b, k, o[0] - .5, o[2] + .5, .02, 1.1, 'bars', k.white)
                    B.pot_plant(b, k, o[0] - .2, -.8, .02, .16, .3, True, i)
                elif r.random() < .7:
                    B.ac_unit(b, k, o[0] + .6, .15)
            b.box(k.terracotta, 0, -.04, -.1, n * w, 0, .1)
    b.box(k.inner, .3, 2.8, h, n * w - .3, 9, h + 7); b.box(k.inner, .2, .3, h + 3.9, n * w - .2, 9, h + 4.05)
    b.box(k.cream, 0, .4, .32, .2, 9, h + 7.1); b.box(k.cream, n * w - .2, .4, .32, n * w, 9, h + 7.1)
    t = h + 7.12
    b.box(k.white, -.3, -.3, t, n * w + .3, 9, t + .16)
    b.box(k.cream, 0, .1, t + .16, n * w, .3, t + 1.0)
    B.water_tank(b, k, 6, 3, t + .7); B.water_tank(b, k, 7.6, 3, t + .7)
    # Street life: tree in a ring, bench, bollards, a parked car, wires' pole.
    plants.tree(b, 15.6, -3.6, 6.2, 2.6, .14, 6, 'neem')
    b.lathe(k.terracotta, [(.9, .1), (.9, .55), (.75, .55), (.75, .4), (0, .4)], 15.6, -3.6, .1, 32)
    plants.tree(b, -3.8, -3.2, 7, 3.2, .16, 19, 'neem')
    for i in range(9):
        b.lathe(k.dholpur, [(0, 0), (.12, 0), (.10, .5), (.13, .55), (.09, .68), (0, .7)], -1 + i * 2.2, -4.7, .14, 18)
    b.box(k.dholpur, 9.2, -3.4, .14, 9.5, -2.95, .5); b.box(k.dholpur, 10.9, -3.4, .14, 11.2, -2.95, .5)
    b.box(k.teak, 9.0, -3.45, .5, 11.4, -2.9, .56, .01)
    for i, x in enumerate((3.75, 7.4, 11.1)):
        B.pot_plant(b, k, x, -.62, .24, .2, .42, True, i + 40)
    car(b, 17.6, -6.4, 90, (.30, .07, .04), 'car.red paint')
    town.neighbour(b, k, -17, .5, 12, 9, 3, 4, 0, k.sand)
    town.neighbour(b, k, 23, .5, 12, 9, 2, 7, 0, k.white)
    town.tree_line(-60, 80, 30, 16, 5, 9)
