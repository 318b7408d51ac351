"""Storage and industry: inside a warehouse, and a factory shed from its yard."""
import math
import random

from kit import building as B, materials as M, plants, stage, town


def warehouse(b):
    k = B.std()
    r = random.Random(2)
    W, D, H = 26.0, 46.0, 9.0
    floor = M.ground('concrete', (.33, .31, .28), (.40, .38, .34), .18, 5, .28, .05)
    sheet = M.corrugated('wall sheet', (.62, .58, .50), .25, .5, .3, True, .08)
    roof = M.corrugated('roof sheet', (.50, .50, .48), .25, .5, .4, True, .05)
    steel = M.plain('portal', (.10, .16, .18), .45, .2)
    rack_b, rack_o = M.plain('rack blue', (.03, .09, .22), .4, .2), M.plain('rack orange', (.62, .20, .03), .45)
    card = M.plain('carton', (.46, .30, .16), .85, vary=.22)
    wrap = M.plain('wrapped', (.62, .60, .56), .25, vary=.1)
    sack = M.fabric('sack', (.66, .60, .48))
    pallet = M.wood('pallet', (.48, .33, .18), along=(.8, 9, 9), rough=.8)
    yellow = M.plain('yellow line', (.65, .42, .04), .6)
    light = M.glow('skylight', (1, .93, .82), 3.5)
    b.box(floor, -1, -6, -.1, W + 1, D + 14, 0)
    docks = [(2.4, 6.4), (8.2, 12.2), (14.0, 18.0), (19.8, 23.8)]
    with b.at(0, D, 0):
        B.facade(b, sheet, W, H + 3, [(a, .0, c, 4.4) for a, c in docks])
        for i, (a, c) in enumerate(docks):
            for x in (a - .25, c):
                b.box(yellow, x, -.12, 0, x + .25, 0, 4.6)
            b.box(steel, a - .25, -.12, 4.4, c + .25, 0, 4.75)
            if i == 3:
                b.box(M.corrugated('dock shutter', (.45, .46, .45), .12, .5, .5, False), a, .05, 0, c, .1, 4.4)
            else:
                b.box(M.corrugated('dock shutter', (.45, .46, .45), .12, .5, .5, False), a, .05, 3.7, c, .1, 4.4)
    # A lorry backed on to the second dock; daylight and yard outside the others.
    lorry = M.plain('lorry', (.45, .10, .04), .35)
    b.box(lorry, 8.6, D + .9, 1.0, 11.8, D + 8, 3.9, .03); b.box(k.frame, 8.75, D + .88, 1.1, 11.65, D + .92, 3.8)
    for x in (8.9, 11.1):
        b.box(k.frame, x, D + 1.3, .15, x + .45, D + 2.4, 1.0, .1)
    town.plane(b, k.paving, -40, D + .2, 70, D + 60, -.02)
    town.tree_line(-30, 60, D + 38, 16, 3, 8)
    for x in (0, W):
        with b.at(x, 0 if x == 0 else D, 0, 90 if x == 0 else -90):
            B.facade(b, sheet, D, H, [(i * 6 + 1, 6.4, i * 6 + 5, 7.6) for i in range(7)])
            for i in range(7):
                b.box(light, i * 6 + 1, .2, 6.4, i * 6 + 5, .21, 7.6)
                b.box(k.frame, i * 6 + 2.98, .1, 6.4, i * 6 + 3.02, .14, 7.6)
            b.box(k.cream, 0, -.15, 0, D, 0, 2.4)
    # Portal frames with a pitched roof and strips of skylight.
    ridge = H + 2.6
    for j in range(9):
        y = .5 + j * 5.6
        for x in (.35, W - .35):
            b.box(steel, x - .16, y - .12, 0, x + .16, y + .12, H)
        for s in (0, 1):
            p, q = ((.3, H - .1), (W / 2, ridge - .1)) if s == 0 else ((W / 2, ridge - .1), (W - .3, H - .1))
            b.extrude(steel, [(p[0], p[1] - .55), (q[0], q[1] - .45), (q[0], q[1]), (p[0], p[1])], y - .1, y + .1)
            b.rod(steel, (p[0], y, p[1] - .9), ((p[0] + q[0]) / 2, y, (p[1] + q[1]) / 2 - .4), .05, seg=6)
    for i in range(9):
        for s in (0, 1):
            x = .6 + i * 1.5
            z = H + (ridge - H) * x / (W / 2)
            xx = x if s == 0 else W - x
            b.box(steel, xx - .04, 0, z - .06, xx + .04, D, z + .06)
    for s in (0, 1):
        def pt(u, y):
            x = u * W / 2 if s == 0 else W - u * W / 2
            return (x, y, H + .08 + (ridge - H) * u)
        y = 0
        while y < D:
            b.face(roof, [pt(0, y), pt(1, y), pt(1, min(y + 4.4, D)), pt(0, min(y + 4.4, D))])
            b.face(light, [pt(.12, y + 4.4), pt(.9, y + 4.4), pt(.9, y + 5.6), pt(.12, y + 5.6)])
            b.face(roof, [pt(0, y + 4.4), pt(.12, y + 4.4), pt(.12, y + 5.6), pt(0, y + 5.6)])
            b.face(roof, [pt(.9, y + 4.4), pt(1, y + 4.4), pt(1, y + 5.6), pt(.9, y + 5.6)])
            y += 5.6

    def load(x, y, z, w=1.2, d=1.1):
        for i in range(3):
            b.block(pallet, x - w / 2 + .1 + i * (w - .2) / 2, y, z, .1, d, .1)
        for i in range(6):
            b.block(pallet, x, y - d / 2 + .08 + i * (d - .16) / 5, z + .1, w, .12, .025)
        z += .125
        kind = r.random()
        if kind < .55:
            nx, ny, nz = r.choice([(2, 2, 3), (3, 2, 4), (2, 2, 2), (3, 3, 3)])
            hh = r.uniform(.30, .42)
            for a in range(nx):
                for c in range(ny):
                    for e in range(nz):
                        if e == nz - 1 and r.random() < .2:
                            continue
                        b.block(card, x - w / 2 + w * (a + .5) / nx, y - d / 2 + d * (c + .5) / ny, z + e * hh, w / nx - .015, d / ny - .015, hh - .01, .006)
        elif kind < .8:
            b.block(wrap, x, y, z, w * .94, d * .94, r.uniform(.9, 1.4), .05)
        else:
            for e in range(5):
                for a in (-.3, .3):
                    b.cushion(sack, x + a, y, z + .1 + e * .19, .6, 1.0, .2, .5, 0, 10)

    def rack(x, y0, bays, levels=3):
        bw, lh = 2.8, 2.05
        for i in range(bays + 1):
            for dx in (-.5, .5):
                b.block(rack_b, x + dx, y0 + i * bw, 0, .1, .1, levels * lh + .6)
            for e in range(6):
                z = .3 + e * 1.0
                b.rod(rack_b, (x - .5, y0 + i * bw, z), (x + .5, y0 + i * bw, z + .9), .02, seg=6)
        for e in range(levels):
            z = e * lh
            for i in range(bays):
                if e:
                    for dx in (-.5, .5):
                        b.box(rack_o, x + dx - .03, y0 + i * bw, z - .12, x + dx + .03, y0 + (i + 1) * bw, z)
                for s in (.7, 2.1):
                    if r.random() < .86:
                        load(x, y0 + i * bw + s, z, 1.1, 1.15)
    for x in (2.0, 3.4):
        rack(x, 6, 11)
    rack(W - 2.0, 6, 11); rack(W - 3.4, 6, 11)
    rack(9.2, 12, 8); rack(17.0, 12, 8)
    for x in (4.7, 7.9, 10.5, 15.7, 18.3, 21.3):
        b.box(yellow, x - .06, 4, 0, x + .06, D - 4, .004)
    for x, y in ((11.5, 7.2), (15.9, 9.6), (15.6, 6.2)):
        load(x, y, 0)
    # Hand pallet truck in the aisle.
    b.box(rack_o, 13.9, 8.6, .08, 14.1, 9.8, .16, .02); b.box(rack_o, 14.35, 8.6, .08, 14.55, 9.8, .16, .02)
    b.box(rack_o, 13.9, 8.3, .1, 14.55, 8.6, .5, .04); b.rod(k.frame, (14.22, 8.35, .5), (14.22, 7.9, 1.2), .03); b.rod(k.frame, (14.05, 7.88, 1.22), (14.4, 7.88, 1.22), .02)
    for y in (6, 17, 28, 39):
        for u in (.3, .7):
            stage.area((W * u, y, H + .6), (W * u, y, 0), 5, 230, (1, .93, .82), 9)
    stage.sky(30, 80, .3, 1.2, .3)
    stage.sun(26, 76, 11, (1, .74, .46), .6, 6)
    for a, c in docks[:3]:
        stage.area(((a + c) / 2, D - .1, 2.2), ((a + c) / 2, D - 8, 1.2), 4, 260, (1, .93, .84), 4)
    stage.camera(13.1, 1.0, 1.75, (13.0, 46), 22, .06)
    return {'exposure': .1, 'warmth': .05, 'bloom': .10, 'haze': ((.80, .66, .48), 600)}


def factory_shed(b):
    k = B.std()
    r = random.Random(7)
    sheet = M.corrugated('shed cladding', (.60, .56, .47), .3, .45, .35, True, .22)
    band = M.corrugated('shed band', (.10, .20, .21), .3, .45, .35, True, .1)
    roof = M.corrugated('shed roof', (.44, .45, .44), .3, .5, .5, True, .2)
    steel = M.plain('frame steel', (.10, .16, .18), .45, .2)
    door = M.corrugated('shed door', (.14, .24, .25), .14, .5, .4, False, .15)
    yard = M.stone('yard', (.47, .41, .33), (.35, .30, .25), 4.0, 4.0, .025, .85, 0, .35, .45)
    track = M.ground('tyre track', (.20, .18, .16), (.34, .30, .26), .5, 6, .9, .1)
    brick = M.stone('factory brick', (.40, .17, .09), (.29, .11, .06), .23, .075, .006, vary=.8)
    inside_light = M.glow('inside light', (1, .8, .55), 1.6)
    town.plane(b, k.lawn, -200, -80, 220, 300, -.04)
    town.plane(b, yard, -40, -24, 60, 40, .0)
    W, D, H, pitch = 16.0, 34.0, 7.0, 3.0
    for s in range(2):
        x0 = s * W
        with b.at(x0, 0, 0):
            doors = [(5.2, 0, 10.8, 5.0)]
            wins = [(1.0, 2.9, 4.2, 4.3), (11.8, 2.9, 15.0, 4.3)]
            with b.at(0, 0, 0):
                B.facade(b, sheet, W, H, doors + wins, .15, 2.2)
                B.facade(b, brick, W, 2.2, [(5.2, -1, 10.8, 3)], .24)
                b.box(band, .02, -.03, 5.6, W - .02, 0, 6.5)
                for w in wins:
                    B.window(b, k, *w, 4, k.frame, y=.05, transom=3.6)
            b.extrude(sheet, [(0, H), (W, H), (W / 2, H + pitch)], 0, .15)
            with b.at(W / 2, -.02, H + 1.1):
                for i in range(7):
                    b.box(steel, -1.2, -.05, i * .17, 1.2, .02, i * .17 + .05)
                b.box(k.frame, -1.2, .0, -.05, 1.2, .02, 1.2)
            for sg in (0, 1):
                a = [(-.4, -.8, H - .15), (W / 2, -.8, H + pitch + .02), (W / 2, D, H + pitch + .02), (-.4, D, H - .15)]
                if sg:
                    a = [(W - p[0], p[1], p[2]) for p in a]
                b.face(roof, a)
                e0, e1 = (a[0], a[1])
                b.rod(steel, e0, e1, .09, seg=6)
            for i in range(5):
                b.lathe(k.alu, [(.25, 0), (.25, .35), (.5, .45), (.55, .75), (.3, 1.05), (0, 1.1)], W / 2, 4 + i * 6.4, H + pitch - .1, 20)
            # Door: one bay half open, with a lit interior.
            b.box(steel, 5.0, -.1, 0, 5.2, .2, 5.2); b.box(steel, 10.8, -.1, 0, 11.0, .2, 5.2); b.box(steel, 5.0, -.1, 5.0, 11.0, .2, 5.25)
            b.box(door, 5.2, .08, 0 if s else 3.4, 10.8, .14, 5.0)
            b.face(roof, [(4.4, -2.4, 5.5), (11.6, -2.4, 5.5), (11.6, 0, 6.0), (4.4, 0, 6.0)])
            for x in (4.6, 11.4):
                b.rod(steel, (x, 0, 4.9), (x, -2.3, 5.5), .05, seg=6)
            for x in (.15, W - .15):
                b.rod(k.alu, (x, -.12, 0), (x, -.12, H), .07, seg=10)
            b.box(k.inner, .3, 14, 0, W - .3, 14.2, H); b.box(inside_light, 3, 6, 6.4, 13, 6.3, 6.45)
    with b.at(0, D, 0, -90):
        B.facade(b, sheet, D, H, [(3 + i * 6, 3.2, 7 + i * 6, 4.6) for i in range(5)], .15, 2.2)
        B.facade(b, brick, D, 2.2, [], .24)
        for i in range(5):
            B.window(b, k, 3 + i * 6, 3.2, 7 + i * 6, 4.6, 4, k.frame, y=.05)
    b.box(sheet, 2 * W - .1, .2, 0, 2 * W, D, H)
    # Office block, chimney, silo, tank tower.
    town.neighbour(b, k, 37, -2, 10, 8, 2, 21, 0, k.cream)
    b.lathe(brick, [(1.3, 0), (.85, 20), (.98, 20.1), (.98, 20.7), (.8, 20.7)], -7, 24, 0, 32)
    for i in range(2):
        b.lathe(k.alu, [(1.6, 2.2), (1.6, 8.6), (1.2, 9.4), (.2, 10), (0, 10)], -5.5, 5 + i * 4.4, 0, 32)
        b.lathe(k.alu, [(.25, .9), (1.6, 2.2)], -5.5, 5 + i * 4.4, 0, 32)
        for a, c in ((-1.2, -1.2), (1.2, -1.2), (-1.2, 1.2), (1.2, 1.2)):
            b.rod(steel, (-5.5 + a, 5 + i * 4.4 + c, 0), (-5.5 + a, 5 + i * 4.4 + c, 2.8), .1, seg=8)
    # Yard: stacked pipes, crates, drums, a lorry at the open door.
    for row in range(3):
        for i in range(6 - row):
            x, z = -5.5 + i * .46 + row * .23, .23 + row * .4
            b.rod(k.alu, (x, -4, z), (x, 1.6, z), .22, seg=20)
            b.rod(k.frame, (x, -4.005, z), (x, -3.9, z), .19, seg=20)
    drum = [M.plain('drum.a', (.05, .12, .25), .4), M.plain('drum.b', (.50, .14, .04), .4)]
    for i in range(9):
        b.lathe(drum[i % 2], [(0, 0), (.29, 0), (.29, .3), (.305, .31), (.29, .33), (.29, .58), (.305, .6), (.29, .62), (.29, .88), (0, .87)], 13 + (i % 5) * .64, -1.0 - (i // 5) * .66, 0, 22)
    for x in (6.98, 9.02):
        for dx in (-.17, .17):
            b.box(track, x + dx - .11, -24, .0, x + dx + .11, -1, .003)
    plants.grass(-.4, -2.2, 4.8, -.1, 160, .9, 3, 'dry'); plants.grass(11.5, -2.2, 20, -.1, 200, .9, 4, 'dry')
    plants.grass(-10, -10, -7, 10, 500, 1.1, 5, 'dry')
    with b.at(8.0, -6.5, 0, 0):
        lorry(b, k)
    plants.tree(b, 35, 10, 8, 4, .2, 3, 'neem'); plants.tree(b, -14, 3, 9, 4.4, .22, 4, 'neem'); plants.tree(b, -13, 16, 9, 4.4, .22, 6, 'mango')
    town.tree_line(-110, 130, 60, 28, 3, 9)
    B.street_lamp(b, k, 33.5, -6, 7, 90)
    stage.sky(19, 238, .17, 1.0, .65)
    stage.sun(19, 238, 5.4, (1, .68, .40))
    stage.camera(-5.5, -19, 1.75, (8.6, 4), 27, .115)
    return {'strength': .6, 'exposure': .1, 'haze': ((.62, .52, .42), 900), 'bloom': .07}


def lorry(b, k):
    """A goods carrier of the highway kind: wooden body in painted bands, a crown over the cab, a roped tarpaulin. Nose to -y."""
    cab, body = M.plain('cab', (.60, .24, .02), .3, coat=.6), M.wood('lorry planks', (.36, .10, .04), along=(9, .8, 9), rough=.5)
    bands = [M.plain(f'band.{i}', c, .45) for i, c in enumerate(((.06, .22, .34), (.66, .46, .05), (.10, .28, .14)))]
    pane, lamp = M.plain('screen glass', (.015, .018, .02), .06), M.plain('head lamp', (.80, .80, .76), .1)
    tarp = M.fabric('tarpaulin', (.10, .20, .17), weave=60)
    b.box(k.frame, -.5, -4.0, .55, .5, 4.2, .85)
    # Body: posts, planks, painted bands, tail.
    b.box(body, -1.22, -2.1, 1.0, 1.22, 4.3, 2.35)
    for s in (-1, 1):
        for i, (z, m) in enumerate(((1.05, 0), (1.45, 1), (1.85, 2))):
            b.box(bands[m], min(s * 1.22, s * 1.245), -2.08, z, max(s * 1.22, s * 1.245), 4.28, z + .26)
        for i in range(8):
            y = -2.1 + i * .9
            b.box(k.iron, min(s * 1.22, s * 1.275), y, .98, max(s * 1.22, s * 1.275), y + .09, 2.38)
        b.box(k.iron, min(s * 1.2, s * 1.28), -2.12, 2.33, max(s * 1.2, s * 1.28), 4.32, 2.42)
    b.sheet(tarp, -1.3, -2.2, 1.3, 4.4, lambda x, y: 2.25 + .72 * max(0, 1 - (abs(x) / 1.32) ** 2.6) ** .5 * min(1, (y + 2.25) * 2.2, (4.45 - y) * 2.2) ** .5 + .025 * math.sin(y * 5.2) * (1 - abs(x) / 1.4), 40, 80)
    for i in range(6):
        y = -1.6 + i * 1.1
        for a in range(12):
            x0, x1 = -1.3 + a * 2.6 / 12, -1.3 + (a + 1) * 2.6 / 12
            z0, z1 = (2.30 + .72 * max(0, 1 - (abs(x) / 1.32) ** 2.6) ** .5 for x in (x0, x1))
            b.rod(k.slab, (x0, y, z0), (x1, y, z1), .014, seg=6)
    # Cab: rounded box with raked screen, crown board, grille, lamps, mirrors, mudguards.
    with b.at(0, 0, 0, 90):
        b.extrude(cab, [(-4.35, .75), (-4.42, 1.65), (-4.22, 2.55), (-3.9, 2.66), (-2.3, 2.66), (-2.3, .75)], -1.16, 1.16, .07)
    b.extrude(pane, [(-1.0, 1.72), (1.0, 1.72), (.94, 2.46), (-.94, 2.46)], -4.455, -4.2)
    b.box(cab, -.03, -4.47, 1.7, .03, -4.3, 2.5)
    for s in (-1, 1):
        b.box(pane, min(s * 1.15, s * 1.172), -3.9, 1.75, max(s * 1.15, s * 1.172), -2.75, 2.42, .01)
        b.box(lamp, s * .86 - .15, -4.47, 1.05, s * .86 + .15, -4.40, 1.28, .04)
        b.rod(k.iron, (s * 1.15, -4.2, 2.35), (s * 1.42, -4.35, 2.3), .015); b.box(k.iron, s * 1.42 - .09, -4.38, 1.95, s * 1.42 + .09, -4.33, 2.3, .02)
        b.box(bands[1], min(s * 1.16, s * 1.18), -4.0, 1.45, max(s * 1.16, s * 1.18), -2.4, 1.56)
    b.box(k.frame, -.62, -4.46, .95, .62, -4.40, 1.42, .02)
    for i in range(5):
        b.box(k.alu, -.58, -4.475, 1.0 + i * .085, .58, -4.455, 1.03 + i * .085)
    b.box(k.iron, -1.2, -4.62, .5, 1.2, -4.42, .78, .03)
    b.extrude(bands[0], [(-1.1, 2.66), (1.1, 2.66), (1.0, 2.98), (.35, 3.1), (-.35, 3.1), (-1.0, 2.98)], -4.15, -4.05); b.box(bands[1], -.8, -4.17, 2.74, .8, -4.14, 2.94)
    for y in (-3.35, 2.0, 3.15):
        for s in (-1, 1):
            with b.at(s * 1.02, y, .52, 90, 90):
                b.lathe(k.tank, [(.27, -.16), (.47, -.17), (.52, -.11), (.52, .11), (.47, .17), (.27, .16)], seg=32)
                for t in (-1, 1):
                    b.lathe(cab, [(0, t * .10), (.12, t * .12), (.27, t * .14)], seg=24)
