"""More places of trade and storage: a sari shop, a bazaar at night, a cold store, a godown."""
import math
import random

from kit import building as B, furniture as F, interior as I, materials as M, plants, stage, town
from scenes.street import shops


def sari_shop(b):
    """A cloth shop: stacked silks in colour order, white mattress floor, mirrors, brass lamps."""
    k = I.std()
    W, D, H = 6.2, 7.4, 3.2
    r = random.Random(4)
    I.room(b, k, W, D, H, k.marble, {}, {'far': k.walnut}, skirting=False)
    I.ceiling_tray(b, k, 0, 0, W, D, H, .7, .18)
    hues = [(.50, .02, .06), (.62, .08, .03), (.72, .26, .02), (.78, .50, .04), (.30, .38, .04), (.05, .28, .10), (.02, .26, .28), (.03, .12, .38), (.14, .05, .34), (.38, .03, .28), (.60, .06, .22), (.70, .62, .46)]
    silk = [M.plain(f'silk.{i}', tuple(.72 * x + .02 for x in c), .32, .0, .5, .18) for i, c in enumerate(hues)]
    # Shelves on both long walls, filled with folded cloth, colours in rainbow order.
    for side in ('left', 'right'):
        with I.wall(b, side, W, D):
            n = 9
            bw = (D - .3) / n
            for i in range(n + 1):
                b.box(k.teak, .15 + i * bw - .02, -.42, .1, .15 + i * bw + .02, 0, 2.55)
            b.box(k.teak, .1, -.02, .1, D - .1, 0, 2.55); b.box(k.teak, .1, -.44, 2.55, D - .1, 0, 2.75)
            b.box(k.cove, .15, -.40, 2.53, D - .15, -.38, 2.545)
            for j in range(6):
                z = .12 + j * .41
                b.box(k.teak, .15, -.42, z - .03, D - .15, 0, z)
                for i in range(n):
                    x, zz = .15 + i * bw + .04, z
                    c = (i + (0 if side == 'left' else 4) + j // 3) % 12
                    while zz < z + .32:
                        h = r.uniform(.028, .045)
                        for s in (0, 1):
                            w = (bw - .1) / 2
                            b.box(silk[(c + r.randrange(2)) % 12], x + s * (w + .02), -.40 + r.uniform(0, .03), zz, x + s * (w + .02) + w, -.05, zz + h - .003, .006)
                        zz += h
    # White cloth-covered platform with silks thrown open, bolsters.
    cloth = M.fabric('white platform', (.84, .83, .79))
    b.box(cloth, 1.15, 2.5, 0, 5.05, 5.6, .32, .04)
    for i, (x, y, c, t) in enumerate(((1.7, 3.1, 0, 8), (2.6, 3.0, 7, -6), (3.5, 3.1, 3, 5), (4.4, 3.0, 5, -9))):
        with b.at(x, y, .32, t):
            b.sheet(silk[c], -.36, -.55, .36, .9, lambda u, v: .03 + .03 * math.sin(9 * u + c) * math.sin(4 * v) + .05 * max(0, .3 - abs(v - .6)), 40, 60)
            b.box(M.plain('zari', (.72, .50, .14), .3, .8), -.36, -.10, .075, .36, -.02, .085)
            for j in range(4):
                b.block(silk[(c + j + 1) % 12], .05 * j, .75, .03 + j * .05, .6, .34, .045, .012)
    for x in (1.75, 3.1, 4.45):
        with b.at(x, 5.3, .48, 90):
            b.cushion(k.mustard if x == 3.1 else k.rust, 0, 0, 0, .26, .9, .26, .8)
    # Far wall: mirrors, display forms draped in silk, a counter.
    with I.wall(b, 'far', W, D):
        for x in (.5, 4.5):
            b.box(k.brass, x - .05, -.03, .3, x + 1.25, 0, 2.5); b.box(k.mirror, x, -.035, .35, x + 1.2, -.03, 2.45)
        b.box(k.cove, 2.1, -.03, 2.7, 4.1, -.01, 2.73)
    for i, x in enumerate((2.2, 3.1, 4.0)):
        y = D - .5
        b.lathe(k.black, [(0, 0), (.2, 0), (.18, .02), (.02, .03), (.02, 1.0), (0, 1.0)], x, y, 0, 20)
        b.lathe(silk[(1, 8, 5)[i]], [(.26, .32), (.22, .7), (.15, 1.0), (.17, 1.25), (.19, 1.42), (.10, 1.52), (.05, 1.56), (.05, 1.62), (0, 1.62)], x, y, 0, 32)
        b.lathe(k.ceramic, [(0, 1.60), (.08, 1.66), (.10, 1.76), (.07, 1.86), (0, 1.89)], x, y, 0, 20)
        b.curtain(silk[(3, 11, 0)[i]], x - .2, x - .02, y - .2, .45, 1.45, .02, 4, i)
    for x, y in ((1.8, 2.0), (4.4, 2.0), (3.1, 4.2)):
        F.pendant(b, k, x, y, H, .9, .22, k.brass, 10)
    stage.area((3.1, 3.6, H - .2), (3.1, 3.6, 0), 3.6, 150, (1, .84, .64), 5.4)
    stage.area((3.1, .5, 2.6), (3.1, 4, .8), 2.4, 34, (1, .92, .82))
    stage.plain_sky((.5, .55, .6), .2)
    for i, (x, y) in enumerate(((2.3, 1.4), (3.9, 1.3))):
        with b.at(x, y, 0, 190 - i * 20):
            b.lathe(k.teak, [(0, .40), (.19, .40), (.19, .44), (0, .45)], 0, 0, 0, 24); F.legs(b, k.teak, .36, .36, .4, .05); b.cushion(k.rust, 0, 0, .47, .36, .36, .07, .8)
    stage.camera(3.25, .25, 1.55, (3.05, 7.4), 19.5, -.05)
    return {'exposure': .25, 'bloom': .10}


def bazaar_night(b):
    """The row of shops after dark: lit interiors, wet-looking street, strings of lamps, seen along the row."""
    k = B.std()
    shops(b, k, 1.3, True)
    glow = M.glow('festoon', (1, .66, .30), 30)
    for j in range(4):
        x0, x1 = -2 + j * 5.6, 3.6 + j * 5.6
        prev = None
        for i in range(19):
            t = i / 18
            p = (x0 + (x1 - x0) * t, -4.6 + 1.2 * math.sin(j), 4.7 - .55 * (1 - (2 * t - 1) ** 2))
            if prev:
                b.rod(k.iron, prev, p, .006, seg=5)
            if i % 3 == 1:
                b.lathe(glow, [(0, -.12), (.035, -.09), (.04, -.05), (0, 0)], *p, 12)
            prev = p
    for x in (2, 8, 14):
        stage.bulb((x, -4.0, 3.9), 60, (1, .68, .36), .3)
    road = M.ground('night road', (.03, .03, .035), (.05, .05, .055), .3, 20, .22, .12)
    town.plane(b, road, -60, -15, 60, -5.25, .02)
    stage.sky(.8, 190, .40, 1.0, .5, (.8, .68, .72))
    stage.camera(-1.6, -7.4, 1.6, (9.6, -1.0), 25, .10)
    return {'strength': .8, 'exposure': .55, 'bloom': .15}


def cold_store(b):
    """A cold room: white panels, fans under the ceiling, mobile racks of green and orange crates."""
    k = B.std()
    r = random.Random(5)
    W, D, H = 11.0, 19.0, 5.6
    panel = M.tiles('insulated panel', (.72, .77, .80), 1.15, 6.0, .010, .35, .02, 0, (.42, .46, .50))
    floor = M.ground('epoxy', (.30, .36, .40), (.36, .42, .46), .2, 4, .14, .04)
    steel = M.plain('galvanised', (.50, .53, .55), .35, .8)
    crates = [M.plain(f'crate.{i}', c, .45, vary=.15) for i, c in enumerate(((.05, .28, .12), (.62, .24, .04), (.05, .16, .36), (.60, .46, .08)))]
    fruit = [M.plain(f'produce.{i}', c, .5, vary=.2) for i, c in enumerate(((.55, .06, .04), (.70, .40, .05), (.45, .32, .18), (.35, .42, .08)))]
    b.box(floor, -.5, -3, -.1, W + .5, D + .5, 0); b.box(panel, -.3, -3, H, W + .3, D + .3, H + .2)
    for q in ((-.3, -3, 0, D + .3), (W, -3, W + .3, D + .3), (0, D, W, D + .3)):
        b.box(panel, *q[:2], 0, *q[2:], H)
    b.box(steel, 0, -3, 0, .06, D, .3); b.box(steel, W - .06, -3, 0, W, D, .3)
    tube = M.glow('cold tube', (.86, .95, 1), 9)
    for y in (1.5, 5.5, 9.5, 13.5, 17):
        for x in (W * .5,):
            b.box(steel, x - .9, y - .09, H - .10, x + .9, y + .09, H - .02); b.box(tube, x - .85, y - .05, H - .13, x + .85, y + .05, H - .10)
        stage.area((W / 2, y, H - .2), (W / 2, y, 0), 5, 170, (.88, .95, 1), 2)
    # Evaporators on the far wall.
    for x in (2.6, 5.5, 8.4):
        b.box(steel, x - 1.15, D - 1.0, 3.9, x + 1.15, D - .05, 4.9, .02)
        for s in (-.55, .55):
            with b.at(x + s, D - 1.01, 4.4, 0, 90):
                b.lathe(k.frame, [(0, -.004), (.36, -.004)], seg=28); b.lathe(steel, [(.36, -.02), (.40, .03), (.42, .03)], seg=28)
                for q in (.1, .18, .26):
                    b.lathe(steel, [(q, .02), (q + .008, .02)], seg=28)
                for a in range(5):
                    with b.at(0, 0, .005, a * 72):
                        b.box(steel, .05, -.07, 0, .33, .07, .01)
    # Door with strip curtain.
    b.box(steel, 4.3, D - .08, 0, 6.7, D, 3.1); strip = M.glass('strips', (.70, .85, .90), .15, .1)
    b.box(k.frame, 4.5, D - .10, 0, 6.5, D - .08, 2.9)
    for i in range(10):
        b.box(strip, 4.5 + i * .2, D - .13 - .015 * (i % 2), .03, 4.69 + i * .2, D - .12 - .015 * (i % 2), 2.9)

    def crate(x, y, z, m):
        b.box(m, x - .29, y - .19, z, x + .29, y + .19, z + .03)
        for s in (-1, 1):
            for zz in (.05, .15, .25):
                b.box(m, x - .30, y + s * .19 - .01, z + zz, x + .30, y + s * .19 + .01, z + zz + .07)
                b.box(m, x + s * .29 - .01, y - .19, z + zz, x + s * .29 + .01, y + .19, z + zz + .07)
        f = fruit[r.randrange(4)]
        for _ in range(9):
            b.cushion(f, x + r.uniform(-.22, .22), y + r.uniform(-.13, .13), z + .28 + r.uniform(0, .04), .11, .11, .10, 1, 0, 5)
    for side in (1.0, 2.3, W - 2.3, W - 1.0):
        for j in range(8):
            y0 = 2 + j * 2.0
            for dx in (-.55, .55):
                b.block(steel, side + dx, y0, 0, .07, .07, 4.4)
            for z in (.15, 1.25, 2.35, 3.45):
                if j < 7:
                    for dx in (-.55, .55):
                        b.box(steel, side + dx - .025, y0, z - .09, side + dx + .025, y0 + 2, z)
                    m = crates[(j + int(z)) % 4]
                    for a in range(4):
                        for e in range(r.choice([1, 2, 2, 2])):
                            if e == 1 or r.random() < .95:
                                crate(side + (.3 if a % 2 else -.3) * .9, y0 + .35 + a * .44, z + e * .36, m)
    # A pallet and a trolley in the aisle; yellow line.
    for x in (3.35, W - 3.35):
        b.box(M.plain('aisle line', (.70, .48, .05), .5), x - .05, -3, 0, x + .05, D - 1, .004)
    for e in range(5):
        for a in (-.32, .32):
            for c in (-.42, .0, .42):
                crate(4.4 + a, 5.2 + c, .14 + e * .345, crates[0 if e < 3 else 1])
    b.box(steel, 3.7, 4.5, .06, 5.1, 5.9, .13)
    stage.plain_sky((.6, .7, .8), .15)
    stage.camera(5.9, -2.4, 1.65, (5.4, 19), 22, .03)
    return {'exposure': .55, 'warmth': -.02, 'bloom': .10, 'haze': ((.80, .88, .95), 700)}


def godown(b):
    """A brick godown: gunny sacks piled to the tie beams, sun in shafts from high vents."""
    k = B.std()
    r = random.Random(9)
    W, D, H = 11.0, 20.0, 5.0
    brick = M.stone('godown brick', (.36, .17, .11), (.26, .11, .07), .23, .075, .008, vary=.9)
    wash = M.plaster('old limewash', (.62, .55, .44), .55)
    gunny = [M.fabric(f'gunny.{i}', c, weave=80) for i, c in enumerate(((.40, .27, .13), (.46, .33, .18), (.34, .22, .10)))]
    cement = M.ground('godown floor', (.26, .22, .18), (.34, .29, .23), .3, 7, .7, .2)
    sheet = M.corrugated('godown roof', (.30, .27, .24), .1, .6, .3, True, .5)
    b.box(cement, -1, -4, -.1, W + 1, D + 1, 0)
    door = (4.0, 0, 7.0, 3.4)
    with b.at(0, D, 0):
        B.facade(b, brick, W, H + 3.2, [door, (1.2, 4.2, 2.6, 4.9), (8.4, 4.2, 9.8, 4.9), (4.9, 5.6, 6.1, 6.6)], .35)
        for x, t in ((4.0, -68), (7.0, 180 + 68)):
            with b.at(x, -.05, 0, t):
                b.box(k.teak, 0, -.03, .05, 1.45, .03, 3.3)
    for x, t in ((0, 90), (W, -90)):
        with b.at(x, -4 if x == 0 else D, 0, t):
            ops = [(2.2 + i * 4, 3.6, 3.4 + i * 4, 4.4) for i in range(6)]
            B.facade(b, brick, D + 4, H, ops, .35)
            b.box(wash, 0, -.02, 0, D + 4, 0, 2.3)
            for o in ops:
                for i in range(5):
                    b.rod(k.iron, (o[0] + .2 + i * .2, .2, o[1]), (o[0] + .2 + i * .2, .2, o[3]), .012, seg=6)
            for i in range(7):
                b.box(brick, .1 + i * 4, -.16, 0, .55 + i * 4, .01, H)
    ridge = H + 2.9
    for i in range(7):
        y = -3.2 + i * 3.9
        b.box(k.teak, 0, y - .09, H - .25, W, y + .09, H)
        for s in (0, 1):
            p, q = ((.1, H), (W / 2, ridge)) if s == 0 else ((W - .1, H), (W / 2, ridge))
            b.rod(k.teak, (p[0], y, p[1]), (q[0], y, q[1]), .11, seg=8)
            m = W * (.28 if s == 0 else .72)
            b.rod(k.teak, (m, y, H), (m, y, H + (ridge - H) * .54), .08, seg=8); b.rod(k.teak, (W / 2, y, H), (m, y, H + (ridge - H) * .52), .07, seg=8)
        b.rod(k.teak, (W / 2, y, H), (W / 2, y, ridge), .09, seg=8)
    for s in (0, 1):
        xs = (-.4, W / 2) if s == 0 else (W + .4, W / 2)
        b.face(sheet, [(xs[0], -4, H - .05), (xs[1], -4, ridge + .12), (xs[1], D + .6, ridge + .12), (xs[0], D + .6, H - .05)])
        for i in range(7):
            t = (i + .5) / 7
            x, z = xs[0] + (xs[1] - xs[0]) * t, H - .05 + (ridge + .17 - H) * t - .06
            b.box(k.teak, x - .05, -4, z - .08, x + .05, D, z)
    sky = M.glow('roof pane', (1, .90, .74), 5)
    for y in (2.4, 9.0, 15.4):
        b.face(sky, [(2.2, y, H + 1.30), (4.0, y, H + 2.18), (4.0, y + .8, H + 2.18), (2.2, y + .8, H + 1.30)])

    def pile(x0, y0, nx, ny, nz, turn=0):
        for e in range(nz):
            for i in range(nx):
                for j in range(ny):
                    if e == nz - 1 and r.random() < .3:
                        continue
                    w, l = (.62, .95) if e % 2 == 0 else (.62, .95)
                    x, y = x0 + i * .64 + r.uniform(-.03, .03) + (.12 if e % 2 else 0), y0 + j * .98 + r.uniform(-.04, .04)
                    with b.at(x, y, .12 + e * .215, r.uniform(-4, 4)):
                        b.cushion(gunny[r.randrange(3)], 0, 0, 0, w, l, .25, .42, .25, 9)
    pile(.75, 1.2, 4, 7, 9); pile(.75, 10.2, 4, 8, 12); pile(7.9, .4, 4, 5, 7); pile(7.9, 7.2, 4, 10, 13)
    pile(3.9, 15.2, 1, 2, 4)
    for x0, x1, y0, y1 in ((.4, 3.1, .7, 8), (.4, 3.1, 9.7, 18), (7.5, 10.2, 0, 5), (7.5, 10.2, 6.7, 17)):
        b.box(k.teak, x0, y0, 0, x1, y1, .05)
    # Beam scale with an iron hook, a hand cart.
    with b.at(5.1, 4.9, 0, 14):
        for s in (-.42, .42):
            with b.at(s, .15, .33, 90, 90):
                b.lathe(k.tank, [(.27, -.03), (.33, -.03), (.33, .03), (.27, .03)], seg=28); b.lathe(k.teak, [(0, -.02), (.05, -.03), (.05, .03), (0, .02)], seg=12)
                for a in range(8):
                    b.rod(k.teak, (0, 0, 0), (.29 * math.cos(a * .785), .29 * math.sin(a * .785), 0), .015, seg=6)
        b.box(k.teak, -.36, -.9, .40, .36, .9, .46)
        for s in (-.3, .3):
            b.rod(k.teak, (s, .9, .43), (s, 1.8, .75), .025)
        b.rod(k.teak, (-.3, -.75, 0), (-.3, -.75, .42), .025); b.rod(k.teak, (.3, -.75, 0), (.3, -.75, .42), .025)
        for i in range(3):
            b.cushion(gunny[i], 0, -.55 + i * .5, .60, .62, .48, .26, .45, .2, 10)
        b.cushion(gunny[1], .02, .0, .84, .62, .5, .26, .45, .2, 10)
    town.plane(b, k.soil, -60, D + .4, 60, D + 80, -.02)
    plants.tree(b, 3.2, D + 13, 8, 4.5, .22, 6, 'neem'); plants.tree(b, 9, D + 18, 8, 4.5, .22, 8, 'mango')
    town.tree_line(-40, 50, D + 40, 14, 4, 9)
    stage.sky(34, 30, .34, 1.3, .3)
    stage.sun(34, 22, 22, (1, .82, .56), .7, 4)
    I.daylight(b, 'far', W, D, door, 38)
    stage.area((5.5, 8, H - .4), (5.5, 8, 0), 5, 190, (1, .86, .66), 14)
    stage.area((5.5, -3.4, 3.2), (5.5, 6, 1), 4, 90, (1, .88, .70))
    stage.camera(5.9, -3.2, 1.7, (5.3, 20), 23, .06)
    return {'exposure': .2, 'bloom': .11, 'haze': ((.80, .58, .36), 420)}
