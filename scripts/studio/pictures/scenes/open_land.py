"""More land: a walled plot in the rains, a layout of new roads from above, a mustard field, a farmhouse verandah, a courtyard guest house."""
import math
import random

from kit import building as B, furniture as F, haveli as H, materials as M, plants, stage, town


def grass_plane(name='monsoon grass'):
    return M.ground(name, (.07, .15, .025), (.13, .20, .04), .3, 10, patch=(.20, .18, .08))


def plot_walled(b):
    """A green plot behind a brick wall and a blue gate, under monsoon cloud, the road wet."""
    k = B.std()
    r = random.Random(3)
    brick = M.stone('boundary brick', (.42, .16, .09), (.30, .11, .06), .23, .075, .008, vary=.9)
    wet = M.ground('wet road', (.035, .036, .04), (.06, .06, .062), .3, 20, .16, .15)
    green, blue = grass_plane(), M.plain('gate blue', (.03, .13, .30), .4, .2)
    town.plane(b, green, -200, -60, 200, 300, -.02)
    b.box(wet, -90, -13, -.05, 120, -6, .012)
    mud = M.ground('wet mud', (.16, .10, .06), (.24, .16, .10), .6, 9, .5, .9)
    b.sheet(mud, -90, -6, 120, -1.2, lambda x, y: .02 + .03 * math.sin(x * 1.1 + y) * math.sin(y * 2), 200, 10)
    # Wall round the plot: piers, coping, gate in the middle; the back wall beyond the grass.
    W, D, h = 18.0, 26.0, 1.75
    for a, c in ((0, 6.8), (11.2, W)):
        b.box(brick, a, -.12, 0, c, .12, h); b.box(k.slab, a - .03, -.18, h, c + .03, .18, h + .09)
    for x in (0, 3.4, 6.8, 11.2, 14.6, W):
        b.block(brick, x, 0, 0, .42, .42, h + .22); b.block(k.slab, x, 0, h + .22, .54, .54, .09)
    for x in (0, W):
        with b.at(x, 0, 0, 90):
            b.box(brick, .2, -.11, 0, D, .11, h); b.box(k.slab, .2, -.17, h, D, .17, h + .09)
    b.box(brick, 0, D - .1, 0, W, D + .12, h); b.box(k.slab, 0, D - .16, h, W, D + .18, h + .09)
    with b.at(7.05, 0, 0, 62):
        panel(b, blue, k, 2.0)
    with b.at(10.95, 0, 0, 180 - 62):
        panel(b, blue, k, 2.0)
    b.sheet(green, .2, .2, W - .2, D - .2, lambda x, y: .05 + .05 * math.sin(x * .8) * math.sin(y * .6), 50, 60)
    b.sheet(mud, 7.5, -1.6, 10.5, 9, lambda x, y: min(.10, .045 + .03 * max(0, y)) + .012 * math.sin(3 * x + y), 20, 60)
    keep = lambda x, y: not 7.6 < x < 10.4 or y > 9
    plants.grass(.4, .4, W - .4, D - 1, 5200, 1.4, 3, 'grass', .06, keep, .22)
    plants.grass(-8, -1.4, 6.6, -.3, 900, 1.2, 4, 'grass', .02, None, .2); plants.grass(11.4, -1.4, 26, -.3, 900, 1.2, 5, 'grass', .02, None, .2)
    for i in range(9):
        plants.shrub(r.uniform(1, W - 1), r.uniform(12, D - 1), .5, .7, i, .05, 'hedge', 70)
    for i in range(8):
        with b.at(2.4 + r.uniform(-1, 1), 4.2 + r.uniform(-.5, .5), .08 + .16 * (i // 4), r.uniform(0, 90)):
            for c in range(4):
                b.block(brick, (c % 2) * .26, (c // 2) * .14, 0, .23, .11, .15, .004)
    # One corner is marked with a hand pump; neem and gulmohar stand behind.
    with b.at(14.6, 3.2, .05):
        b.block(k.slab, 0, 0, 0, 1.6, 1.6, .1); b.rod(blue, (0, 0, 0), (0, 0, 1.0), .07); b.rod(blue, (0, 0, .8), (0, -.4, .72), .04); b.rod(blue, (0, 0, 1.05), (-.1, .75, .8), .025); b.block(blue, 0, 0, .95, .18, .22, .22, .02)
    plants.tree(b, 3.2, 21, 9, 4.6, .24, 7, 'neem', 1.3); plants.tree(b, -4.5, 6, 9, 4.6, .24, 5, 'mango', 1.3); plants.tree(b, 22.5, 9, 10, 5, .26, 8, 'neem', 1.3)
    plants.palm(b, 15.6, 27.5, 8.5, 4)
    town.neighbour(b, k, 6, 33, 11, 9, 2, 3, 0, k.white); town.neighbour(b, k, -18, 24, 10, 9, 2, 6, 0, k.terracotta)
    with b.at(0, 0, 0):
        for x in (-6.5, 24):
            b.rod(k.slab, (x, -1.5, 0), (x, -1.5, 7.5), .13, .09); b.box(k.iron, x - .8, -1.55, 6.8, x + .8, -1.45, 6.9)
        for dz, dx in ((6.95, -.7), (6.95, 0), (6.95, .7)):
            pts = [(-6.5 + dx + 30.5 * i / 16, -1.5, dz - .9 * (1 - (2 * i / 16 - 1) ** 2)) for i in range(17)]
            for p, q in zip(pts, pts[1:]):
                b.rod(k.iron, p, q, .008, seg=4)
    town.tree_line(-110, 130, 70, 30, 4, 10)
    stage.sky(40, 200, .15, 2.0, .7, (.62, .68, .78))
    stage.sun(46, 220, 1.6, (1, .96, .92), 9)
    stage.camera(3.0, -10.2, 4.4, (10.2, 9), 24, -.07)
    return {'strength': .6, 'exposure': .2, 'haze': ((.50, .58, .64), 500), 'bloom': .06}


def panel(b, blue, k, w):
    """One leaf of a sheet-steel gate standing open."""
    b.box(blue, 0, -.02, .08, w, .02, 1.85)
    for x in (0, w / 2, w - .06):
        b.box(blue, x, -.05, .06, x + .06, .05, 1.9)
    for z in (.06, .95, 1.84):
        b.box(blue, 0, -.052, z, w, .052, z + .07)
    for i in range(8):
        x = .1 + (w - .2) * i / 7
        b.rod(blue, (x, 0, 1.9), (x, 0, 2.1), .014, .002, 6)


def plot_layout(b):
    """A new layout from the roof of the site office: kerbed roads, trees in rows, plots marked white."""
    k = B.std()
    r = random.Random(7)
    earth = [M.ground(f'plot.{i}', c, tuple(min(1, x * 1.25) for x in c), .25, 7, bump=.7) for i, c in enumerate(((.40, .26, .14), (.34, .24, .14), (.44, .31, .18)))]
    green, white = grass_plane('layout grass'), M.plaster('edge white', (.80, .79, .75), .3)
    town.plane(b, M.ground('outer land', (.30, .23, .13), (.20, .21, .08), .08, 6), -400, -60, 400, 700, -.06)
    xs, ys = [-58, -35, -8.5, 8.5, 35, 58], [8, 26, 36, 54, 64, 82, 92, 110]
    for x0, x1 in ((-8.5, 8.5),):
        town.road(b, k, -4.5, -20, 4.5, 240, 'y')
        for s in (-1, 1):
            town.plane(b, k.paving, min(s * 4.65, s * 7.6), -20, max(s * 4.65, s * 7.6), 240, .02)
    for y in (26, 54, 82):
        for s in (-1, 1):
            a, c = (4.65, 120) if s > 0 else (-120, -4.65)
            town.plane(b, k.asphalt, a, y + 1.2, c, y + 8.2, .014)
            for yy in (y + 1.05, y + 8.2):
                b.box(k.kerb, a if s < 0 else 8, yy, 0, c if s > 0 else -8, yy + .15, .13)
    n = 0
    for y in (6, 35, 63, 91):
        for s in (-1, 1):
            for j in range(6):
                x0 = s * (8.2 + j * 12.2)
                x1 = x0 + s * 12
                a, c = min(x0, x1), max(x0, x1)
                n += 1
                b.sheet(green if (n * 7) % 11 == 3 else earth[n % 3], a, y, c, y + 18.2, lambda x, yy: .03 + .04 * math.sin(x * .7 + yy) * math.sin(yy * .5 + n), 14, 20)
                for q in ((a, y, c, y + .12), (a, y + 18.1, c, y + 18.22), (a, y, a + .12, y + 18.2), (c - .12, y, c, y + 18.2)):
                    b.box(white, *q[:2], .0, *q[2:], .16)
                for u, v in ((a + .2, y + .2), (c - .2, y + .2)):
                    b.block(white, u, v, 0, .35, .35, .9); b.block(k.terracotta, u, v, .7, .37, .37, .2)
                if r.random() < .45:
                    plants.grass(a, y, c, y + 18, 260, 1.6, n, 'dry', .05)
    for i in range(13):
        for s in (-1, 1):
            plants.tree(b, s * 6.3, -6 + i * 8.2, 4.4 + r.uniform(-.4, .5), 2.2, .09, 30 + i % 4, 'neem', .8)
    for i in range(8):
        B.street_lamp(b, k, 5.2, 2 + i * 14, 6.5, 90)
    # Park with a pond at one side, a few finished houses far off, hills.
    b.box(green, -32.4, 35, .0, -8.4, 53.4, .1)
    water = M.plain('pond', (.05, .10, .12), .04)
    b.slab(water, [(-20 + 7.5 * math.cos(t / 14 * 6.283) * (1 + .1 * math.sin(t)), 44 + 5 * math.sin(t / 14 * 6.283)) for t in range(14)], .09, .115)
    for i in range(12):
        t = i / 12 * 6.283
        plants.shrub(-20 + 8.6 * math.cos(t), 44 + 6.2 * math.sin(t), .8, .9, i, .1, flowers=20)
    for i, (x, y) in enumerate(((-11, 38), (-29, 39), (-28.5, 50), (-12, 51))):
        plants.tree(b, x, y, 7, 3.6, .18, 8 + i, 'mango', 1)
    for x, y, s, w in ((12, 120, 3, k.white), (36, 121, 5, k.cream), (-24, 121, 6, k.sand), (-50, 120, 8, k.white), (60, 118, 9, k.terracotta), (34, 64.5, 4, k.white)):
        town.neighbour(b, k, x, y, 10, 9, 2, s, 0, w)
    town.far_towers(b, k, [(-110, 260, 20, 12), (-80, 280, 20, 14), (95, 270, 20, 13)])
    town.tree_line(-160, 170, 170, 50, 4, 9); town.tree_line(-90, -84, 60, 6, 8, 8)
    stage.sky(24, 150, .17, .9, .7)
    stage.sun(25, 150, 5.2, (1, .78, .52))
    stage.camera(-1.2, -15, 11.5, (.6, 60), 22, -.13)
    return {'strength': .6, 'exposure': -.15, 'haze': ((.66, .58, .48), 900), 'bloom': .06}


def mustard_field(b):
    """Farm land in February: mustard in flower, a tubewell hut, a track under eucalyptus."""
    k = B.std()
    rnd = random.Random(5)
    from mathutils import Vector
    soil, wheat = M.ground('furrow', (.22, .15, .08), (.30, .21, .12), .4, 9, bump=1), M.ground('young wheat', (.10, .20, .03), (.16, .25, .05), .2, 8)
    town.plane(b, wheat, -400, -60, 400, 700, -.04)
    b.sheet(soil, 1.0, -14, 4.2, 80, lambda x, y: .04 + .05 * math.sin((x - 1) * 5.9) ** 2 + .02 * math.sin(y * 1.7), 16, 240)
    yellow, stalk = M.leaf('leaf.mustard', (.82, .62, .02), (.92, .76, .06), .35), plants.leaf_mat('grass')
    random.seed(5)
    # Three bands: the near one as single plants, farther ones as larger clumps.
    for x0, x1, y0, y1, n, s, h in ((-14, .7, -12, 4, 5200, 1.0, .95), (-30, .7, 4, 30, 6000, 1.7, .95), (-70, .7, 30, 90, 5200, 3.2, .8), (4.8, 20, 8, 34, 3400, 1.8, .95), (4.8, 60, 34, 90, 3600, 3.2, .8)):
        flowers, stems = [], []
        for _ in range(n):
            p = Vector((rnd.uniform(x0, x1), rnd.uniform(y0, y1), 0))
            z = h + .12 * math.sin(p.x * .9) * math.sin(p.y * .7) + rnd.uniform(-.22, .12)
            flowers.append((p + Vector((0, 0, z)), Vector((rnd.uniform(-.3, .3), rnd.uniform(-.5, .1), 1)), rnd.uniform(.7, 1.2) * s))
            stems.append((p + Vector((rnd.uniform(-.1, .1), rnd.uniform(-.1, .1), z - .38)), Vector((rnd.uniform(-.6, .6), rnd.uniform(-.6, .6), 1)), rnd.uniform(.9, 1.4) * s))
        plants.scatter('mustard', plants.broad_spray(yellow, rnd, 16, .045, .10), flowers)
        plants.scatter('mustard leaves', plants.broad_spray(stalk, rnd, 10, .15, .22), stems)
    plants.grass(-.2, -12, 1.2, 40, 900, 1.2, 4, 'grass', .0, None, .2); plants.grass(4.0, -12, 5.0, 40, 900, 1.2, 6, 'grass', .0, None, .2)
    plants.grass(5, -12, 22, 8, 4200, 1.3, 7, 'grass', -.03, lambda x, y: math.sin(x * 6.5) > -.2, .26)
    # Tubewell hut with a pipe into a tank.
    lime = M.plaster('hut', (.72, .66, .56), .45)
    with b.at(6.4, 9.5, 0, -6):
        with b.at(0, 0, 0):
            B.facade(b, lime, 3.4, 2.6, [(1.0, 0, 1.9, 2.0), (2.3, 1.0, 2.9, 1.7)])
        b.box(lime, 0, .23, 0, .2, 3, 2.6); b.box(lime, 3.2, .23, 0, 3.4, 3, 2.6); b.box(k.inner, .2, 2.6, 0, 3.2, 2.8, 2.6)
        b.box(k.slab, -.25, -.35, 2.6, 3.65, 3.2, 2.74)
        b.box(M.plain('hut door', (.05, .16, .24), .5), 1.02, .1, 0, 1.88, .14, 2.0)
        b.box(brick_tank(), -3.6, -.6, 0, -.6, 1.8, .8); b.box(M.plain('tank water', (.06, .12, .13), .04), -3.4, -.4, .62, -.8, 1.6, .64)
        b.rod(k.alu, (-.1, .6, 1.15), (-1.0, .6, 1.15), .09); b.rod(k.alu, (-1.0, .6, 1.15), (-1.25, .6, .95), .09)
        stream = M.glass('stream', (.9, .95, .97), .25, .1)
        b.rod(stream, (-1.25, .6, .95), (-1.45, .6, .64), .07, .09)
        b.rod(k.slab, (4.6, .5, 0), (4.6, .5, 6.5), .11, .08)
    for i in range(9):
        y = 2 + i * 8.5
        plants.tree(b, 5.6 + rnd.uniform(-.3, .3) + (6 if i == 1 else 0), y + 6, 11 + rnd.uniform(-1, 1.5), 2.6, .16, 40 + i, 'mango', .6, 0, .5)
    plants.tree(b, -19, 36, 9, 5, .3, 14, 'neem', 1.2)
    town.neighbour(b, k, -38, 88, 10, 8, 1, 6, 0, k.cream)
    town.tree_line(-200, 200, 120, 60, 4, 9)
    stage.sky(24, 206, .18, 1.0, .6)
    stage.sun(25, 206, 5.2, (1, .80, .55))
    stage.camera(.2, -11.5, 1.75, (-.4, 30), 23, .02)
    return {'strength': .6, 'exposure': 0, 'haze': ((.72, .66, .55), 600), 'bloom': .06}


def brick_tank():
    return M.stone('tank brick', (.40, .17, .09), (.30, .12, .07), .23, .075, .008, vary=.8)


def farm_verandah(b):
    """Under a tiled verandah: red oxide floor, a swing on brass chains, fields beyond the posts."""
    from kit import interior as I
    k = I.std()
    oxide, lime = M.tiles('oxide floor', (.32, .07, .04), 1.8, grout=.002, rough=.14, vary=.05, vein=.1), M.plaster('verandah wall', (.80, .74, .58), .05)
    field, clay = grass_plane('farm grass'), M.plaster('clay underside', (.42, .17, .09), .1)
    W, L = 3.6, 15.0
    # The verandah runs away from the camera along y: wall at the left, posts at the right.
    b.box(oxide, -.2, -2, -.5, W, L, 0); b.box(k.dholpur, W - .25, -2, -.48, W + .12, L, .02)
    with b.at(0, -2, 0, 90):
        ops = [(4.2, 0, 5.5, 2.25), (7.2, .85, 8.7, 2.15), (10.6, 0, 11.9, 2.25), (13.6, .85, 15.1, 2.15)]
        B.facade(b, lime, L + 2, 3.6, ops)
        teal = M.wood('teal paint', (.04, .20, .20), (.03, .15, .15), rough=.45)
        for x0, z0, x1, z1 in ops:
            b.box(k.inner, x0 - .3, 1.5, 0, x1 + .3, 1.6, 2.6)
            for s in (0, 1):
                x = x0 + (x1 - x0) / 2 * s
                with b.at(x0 if s == 0 else x1, -.02, 0, (-68 if z0 == 0 else -150) * (1 if s == 0 else -1) + (180 if s else 0)):
                    w = (x1 - x0) / 2
                    b.box(teal, 0, -.04, z0, w, 0, z1)
                    for j in range(3):
                        h = (z1 - z0) / 3
                        b.box(teal, .09, -.055, z0 + j * h + .08, w - .09, .015, z0 + (j + 1) * h - .06, .01)
            for q in ((x0 - .12, z0, x0, z1 + .12), (x1, z0, x1 + .12, z1 + .12), (x0, z1, x1, z1 + .12)):
                b.box(teal, q[0], -.03, q[1], q[2], .02, q[3])
            if z0:
                for i in range(8):
                    x = x0 + (x1 - x0) * (i + .5) / 8
                    b.rod(k.iron, (x, .1, z0), (x, .1, z1), .009, seg=6)
        b.box(M.plaster('dado red', (.36, .10, .06), .1), 0, -.012, 0, 4.08, 0, .75); b.box(M.plaster('dado red', (.36, .10, .06), .1), 5.62, -.012, 0, 10.48, 0, .75); b.box(M.plaster('dado red', (.36, .10, .06), .1), 12.02, -.012, 0, L + 2, 0, .75)
    # Posts, beam, sloping tiled roof with rafters seen from below.
    for y in (-1.0, 2.2, 5.4, 8.6, 11.8, 14.9):
        b.block(k.dholpur, W - .12, y, 0, .34, .34, .5, .01)
        b.lathe(k.teak, [(.11, .5), (.13, .6), (.085, .7), (.075, 1.5), (.085, 2.15), (.13, 2.25), (.12, 2.4)], W - .12, y, 0, 20)
        b.box(k.teak, W - .2, y - .45, 2.4, W - .04, y + .45, 2.5, .02)
    b.box(k.teak, W - .22, -2, 2.5, W - .02, L + .4, 2.68)
    b.face(clay, [(-.1, -2, 3.62), (-.1, L + .5, 3.62), (W + .75, L + .5, 2.5), (W + .75, -2, 2.5)])
    for i in range(26):
        y = -1.8 + i * .68
        b.rod(k.teak, (0, y, 3.50), (W + .7, y, 2.44), .045, seg=8)
    for i in range(9):
        x = .3 + i * .45
        b.box(k.teak, x - .02, -2, 3.545 - .258 * x, x + .02, L + .4, 3.575 - .258 * x)
    # Swing bed on brass chains.
    with b.at(1.9, 5.0, 0, 90):
        for sx in (-.95, .95):
            for sy in (-.34, .34):
                for i in range(26):
                    z = .52 + i * .098
                    b.rod(k.brass, (sx, sy, z), (sx, sy, z + .07), .016 if i % 2 else .010, seg=6)
        b.block(k.teak, 0, 0, .40, 2.1, .86, .07, .012); b.cushion(M.fabric('swing cloth', (.80, .76, .66)), 0, 0, .52, 2.0, .80, .12, .12)
        for x, m in ((-.72, k.indigo), (.72, k.rust)):
            with b.at(x, 0, .66, 90):
                b.cushion(m, 0, 0, 0, .7, .24, .24, .8)
    H.std(k)
    with b.at(2.75, 7.4, 0, -60):
        F.armchair(b, k, k.block, k.cane)
    with b.at(2.5, 6.4, 0):
        F.round_table(b, k.cane, .28, .46, k.cane)
        b.lathe(k.brass, [(0, 0), (.12, 0), (.125, .012), (0, .006)], 0, 0, .46, 28); b.lathe(k.brass, [(0, .01), (.03, .01), (.036, .08), (.03, .08), (0, .02)], .03, -.03, .465, 16)
    for i, (x, y) in enumerate(((3.1, 3.4), (3.1, 10.2), (.35, 8.6), (.35, 3.35))):
        B.pot_plant(b, k, x, y, 0, .2, .4, True, 12 + i)
    b.lathe(k.brass, [(0, 0), (.10, 0), (.19, .13), (.17, .27), (.09, .33), (.12, .38), (.1, .38), (.07, .33)], .45, 5.95, 0, 28)
    H.lantern(b, k, 1.8, 8.0, 3.1, .5, 0); H.lantern(b, k, 1.8, 12.5, 3.1, .5, 0)
    # Garden, papaya rows, field, trees.
    town.plane(b, field, -100, -60, 300, 400, -.55)
    plants.grass(W + .5, -2, 22, 24, 7000, 1.3, 3, 'grass', -.55, None, .18)
    for i in range(9):
        plants.shrub(W + 1.0, -.4 + i * 1.9, .5, .7, i, -.5, flowers=28)
    plants.tree(b, 11.5, 9, 8.5, 5, .26, 14, 'neem', 1.3, -.5); plants.tree(b, 18, 20, 9, 5, .26, 18, 'mango', 1.2, -.5); plants.tree(b, 9, 24, 9, 5, .26, 19, 'mango', 1.2, -.5)
    plants.palm(b, 8.2, 15.5, 7.5, 3, -.5); plants.palm(b, 14, 13, 8.5, 5, -.5); plants.palm(b, 5.4, 20, 8, 7, -.5)
    town.tree_line(-60, 160, 90, 34, 4, 10)
    stage.sky(27, 20, .20, .9, .6)
    stage.sun(29, 18, 5.6, (1, .80, .54), .7, 2)
    stage.area((1.8, -1.8, 2.6), (1.8, 6, .8), 2.4, 60, (1, .92, .80))
    stage.camera(2.35, -.9, 1.5, (2.75, 12), 20, .0)
    return {'strength': .7, 'exposure': .55, 'haze': ((.74, .68, .54), 420), 'bloom': .08}


def guest_house(b):
    """A small courtyard hotel by night: blue-washed arcades, lamps, a lily tank in the middle."""
    k = B.std()
    H.std(k)
    k.gold = M.plaster('blue wash', (.10, .24, .40), .22); k.ochre = M.plaster('inner blue', (.22, .40, .52), .1); k.carved = M.plaster('white lime', (.74, .74, .72), .15); k.rose = k.gold
    W, far = 13.0, 12.0
    checks = M.tiles('court checks', (.46, .45, .42), .6, grout=.008, rough=.35, vary=.35, vein=.1)
    town.plane(b, checks, -1, -10, W + 1, far, 0)
    with b.at(0, far, 0):
        H.arcade(b, k, W, 5)
    with b.at(W, far, 0, -90):
        H.arcade(b, k, 21, 7, lamps=False)
    with b.at(0, -9, 0, 90):
        H.arcade(b, k, 21, 7, lamps=False)
    for x in (-.2, W):
        b.box(k.gold, x, far + .4, 0, x + .2, far + 3.2, 8.2)
    # Lily tank with a brim of white stone, floating lamps.
    cx, cy = W / 2, 4.6
    b.lathe(k.carved, [(2.1, 0), (2.1, .45), (1.75, .45), (1.75, .2), (0, .2)], cx, cy, 0, 8, False)
    b.lathe(M.plain('tank', (.015, .03, .035), .03), [(0, .32), (1.76, .32)], cx, cy, 0, 8, False)
    pad, petal = M.leaf('leaf.pad', (.05, .14, .03), (.09, .20, .05), .2), M.plain('lotus', (.75, .30, .42), .6)
    r = random.Random(3)
    for i in range(15):
        a, q = i * 2.4, 1.5 * math.sqrt((i + .5) / 15)
        b.lathe(pad, [(0, .328), (r.uniform(.12, .22), .332)], cx + q * math.cos(a), cy + q * math.sin(a), 0, 14)
    for a in (0.6, 2.4, 4.3):
        for j in range(8):
            t = j * .785
            b.cushion(petal, cx + .9 * math.cos(a) + .06 * math.cos(t), cy + .9 * math.sin(a) + .06 * math.sin(t), .40, .09, .09, .13, .9, 0, 6)
    diya = M.glow('diya', (1, .62, .22), 30)
    for i in range(8):
        a = math.pi * (i + .5) / 4
        x, y = cx + 1.95 * math.cos(a), cy + 1.95 * math.sin(a)
        b.lathe(k.pot, [(0, .45), (.05, .45), (.08, .49), (.06, .49), (0, .47)], x, y, 0, 12); b.lathe(diya, [(0, .50), (.016, .52), (0, .58)], x, y, 0, 8)
        if i % 2:
            stage.bulb((x, y, .75), 5, (1, .62, .28), .05)
    for x in (1.6, 4.9, 8.1, 11.4):
        stage.bulb((x, far + 1.6, 3.3), 190, (1, .62, .30), .15); stage.bulb((x, far + 1.4, 6.9), 120, (1, .66, .34), .15)
    for y in (-2, 3.5, 9):
        for x in (-1.5, W + 1.5):
            stage.bulb((x, y, 3.3), 190, (1, .62, .30), .15)
    from kit import interior as I
    k2 = I.std()
    with b.at(2.6, 7.6, 0, 20):
        F.round_table(b, k2.walnut, .42, .72, k2.black)
        for t in (60, 180, 300):
            with b.at(.7 * math.cos(math.radians(t - 90)), .7 * math.sin(math.radians(t - 90)), 0, t + 180 - 180 + 180):
                F.chair(b, k2, k2.walnut, k2.ivory)
    with b.at(10.6, 7.2, 0, -30):
        F.round_table(b, k2.walnut, .42, .72, k2.black)
        for t in (60, 180, 300):
            with b.at(.7 * math.cos(math.radians(t - 90)), .7 * math.sin(math.radians(t - 90)), 0, t + 180):
                F.chair(b, k2, k2.walnut, k2.ivory)
    for i, (x, y, s) in enumerate(((.9, 10.9, 1.2), (3.3, 11.0, .9), (9.7, 11.0, .9), (12.1, 10.9, 1.2), (.9, 3.2, 1.1), (12.1, 2.2, 1.1))):
        B.pot_plant(b, k, x, y, 0, .27 * s, .5 * s, True, 50 + i)
    plants.palm(b, 1.4, 9.6, 4.6, 4); plants.palm(b, 11.6, 9.6, 4.8, 7)
    H.chhatri(b, k, W / 2, far + 1.6, 8.0, 1.4)
    stage.sky(-1.2, 120, .50, 1.0, .3, (.8, .75, .85))
    stage.camera(5.9, -3.4, 1.6, (6.65, 12), 18.5, .13)
    return {'strength': .9, 'exposure': .75, 'bloom': .16}
