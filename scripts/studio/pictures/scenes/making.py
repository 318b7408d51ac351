"""More places of work: a meeting room at dusk, a reception, a machine hall, a mill with a saw-tooth roof."""
import math
import random

from kit import building as B, furniture as F, interior as I, materials as M, plants, stage, town
from scenes.family_rooms import lit_city


def meeting_room(b):
    """A long table over the city at dusk, black chairs, lit ring above, acoustic wall."""
    k = I.std()
    W, D, H = 6.6, 7.6, 3.0
    carpet = M.fabric('dark carpet', (.10, .11, .12), weave=90, other=(.12, .13, .14))
    felt = [M.fabric(f'felt.{i}', c) for i, c in enumerate(((.05, .15, .17), (.08, .20, .21), (.04, .11, .13)))]
    win = (.25, .35, 6.35, 2.75)
    I.room(b, k, W, D, H, carpet, {'far': [win]}, {})
    with I.wall(b, 'far', W, D):
        B.window(b, k, *win, 4, k.frame, sill=False)
    lit_city(b, k, D + 6, -34, seed=12)
    with I.wall(b, 'left', W, D):
        r = random.Random(2)
        for i in range(22):
            b.box(felt[r.randrange(3)], i * .345, -.05 - .02 * r.randrange(3), .09, i * .345 + .33, 0, H - .02, .01)
    with I.wall(b, 'right', W, D):
        # Writing board with a plan in coloured strips, a screen.
        b.box(k.frame, 1.2, -.03, .9, 3.3, 0, 2.2, .004); b.box(k.gloss, 1.24, -.034, .94, 3.26, -.03, 2.16)
        tones = [M.plain(f'strip.{i}', c, .8) for i, c in enumerate(((.80, .60, .10), (.75, .25, .10), (.10, .35, .38), (.30, .40, .15)))]
        for i in range(16):
            x, z = 1.35 + (i % 5) * .37, 1.95 - (i // 5) * .24
            b.box(tones[(i * 3) % 4], x, -.036, z, x + .13, -.034, z + .13)
        b.box(k.walnut, 4.1, -.42, .0, 6.6, 0, .8, .006); b.box(k.screen, 4.2, -.06, 1.1, 6.5, -.02, 2.25, .006)
    with b.at(3.2, 4.0, 0):
        top = [(-1.9, -.0), (-1.75, -.42), (-1.2, -.56), (1.2, -.56), (1.75, -.42), (1.9, 0), (1.75, .42), (1.2, .56), (-1.2, .56), (-1.75, .42)]
        with b.at(0, 0, 0, 90):
            b.slab(k.walnut, top, .70, .745, .006)
            for x in (-1.1, 1.1):
                b.block(k.black, x, 0, 0, .12, .7, .70, .01); b.block(k.black, x, 0, 0, .4, .8, .03, .006)
            b.box(k.black, -.5, -.08, .745, .5, .08, .748)
            for i in range(4):
                for s in (-1, 1):
                    with b.at(-1.35 + i * .9, s * .95, 0, (0 if s > 0 else 180) + (-12, 8, -6, 14)[i]):
                        F.task_chair(b, k, 0, k.black if (i + s) % 3 else felt[1])
            for x, y, t in ((-1.0, -.28, 180), (.1, .28, 0), (1.0, -.3, 176)):
                with b.at(x, y, .745, t):
                    F.laptop(b, k)
            for x, y in ((-.4, -.3), (.6, .3), (-1.3, .25)):
                b.lathe(k.ceramic, [(0, 0), (.03, 0), (.04, .08), (.035, .08), (0, .02)], x, y, .745, 18); b.block(k.paper, x + .2, y, .745, .2, .28, .012)
            b.lathe(k.ceramic, [(0, 0), (.09, 0), (.13, .10), (.10, .16), (.09, .16), (0, .1)], 0, 0, .745, 28)
    plants.shrub(3.2, 4.0, .2, .3, 4, .87, 'hedge', 40)
    ring = M.glow('ring', (1, .86, .66), 5, True)
    for rad, z in ((1.05, 2.35), (.62, 2.15)):
        b.lathe(ring, [(rad, z), (rad, z + .05), (rad - .05, z + .05), (rad - .05, z), (rad, z)], 3.2, 4.0, 0, 64, False)
        for a in (0, 2.09, 4.19):
            b.rod(k.black, (3.2 + rad * math.cos(a), 4 + rad * math.sin(a), z + .05), (3.2 + .2 * math.cos(a), 4 + .2 * math.sin(a), H), .004, seg=5)
    stage.area((3.2, 4.0, 2.45), (3.2, 4, H), 1.6, 16, (1, .84, .62), 1.6)
    stage.area((3.2, 4.0, 2.3), (3.2, 4, 0), 1.6, 70, (1, .84, .62), 2.4)
    stage.area((3.2, 4.0, H - .05), (3.2, 4.0, 0), 5, 46, (1, .88, .72), 6)
    B.pot_plant(b, k, 6.1, 6.9, 0, .22, .46, False); plants.shrub(6.1, 6.9, .42, 1.3, 15, .42, 'palm', 130)
    B.pot_plant(b, k, .5, 6.9, 0, .22, .46, False); plants.shrub(.5, 6.9, .42, 1.3, 18, .42, 'mango', 110)
    stage.sky(-.5, 70, .6, 1.2, .5, (.95, .66, .55))
    I.daylight(b, 'far', W, D, win, 2.0, (.55, .68, 1))
    stage.camera(4.7, .2, 1.5, (2.75, 7.6), 20, -.04)
    return {'exposure': .6, 'bloom': .12}


def office_reception(b):
    """Reception with a wall of living plants, a ribbed white desk, terrazzo, two sofas."""
    k = I.std()
    W, D, H = 8.4, 7.4, 3.6
    floor = M.ground('terrazzo pale', (.66, .65, .62), (.50, .48, .45), 14, 40, .14, .02)
    I.room(b, k, W, D, H, floor, {'right': [(.6, .05, 6.4, 3.1)]}, {'left': M.plaster('warm white', (.80, .78, .73), 0, .85, .05)}, skirting=False)
    with I.wall(b, 'right', W, D):
        B.window(b, k, .6, .05, 6.4, 3.1, 5, k.frame, sill=False, transom=2.4)
    # Living wall: leaves of several greens over a dark ground.
    from mathutils import Vector
    rnd = random.Random(6)
    random.seed(6)
    with I.wall(b, 'far', W, D):
        b.box(M.plain('felt ground', (.02, .03, .015), 1), 1.0, -.08, .0, 7.0, 0, H - .05)
        for q in ((.94, 0, 1.0, H), (7.0, 0, 7.06, H)):
            b.box(k.brass, q[0], -.16, q[1], q[2], 0, q[3])
    for kind, n, size, seed in (('hedge', 620, 1.0, 1), ('mango', 420, 1.2, 2), ('grass', 380, .9, 3), ('neem', 320, .8, 4)):
        places = []
        for _ in range(n):
            x, z = rnd.uniform(1.05, 6.95), rnd.uniform(.05, H - .15)
            if math.sin(x * 1.1 + z * .9 + seed * 1.7) + rnd.uniform(-.7, .7) < .15:
                continue
            places.append((Vector((x, D - .12 - rnd.uniform(0, .10), z)), Vector((rnd.uniform(-.5, .5), -1, rnd.uniform(-.5, .3))), size * rnd.uniform(.7, 1.2)))
        plants.scatter('living wall', plants.broad_spray(plants.leaf_mat(kind), rnd, 13, .12, .14), places)
    # Desk of white ribs with a wooden top.
    b.box(k.gloss, 2.5, D - 2.35, .02, 5.7, D - 1.65, 1.02)
    for i in range(44):
        b.rod(k.gloss, (2.52 + i * .0735, D - 2.36, .05), (2.52 + i * .0735, D - 2.36, 1.02), .034, seg=10)
    b.box(k.oak, 2.42, D - 2.46, 1.02, 5.78, D - 1.6, 1.08, .008); b.box(k.cove, 2.5, D - 2.34, .0, 5.7, D - 2.33, .03)
    for x in (3.2, 4.9):
        with b.at(x, D - 1.9, 1.08, 180):
            F.monitor(b, k, .45, .27)
    with b.at(4.1, D - 2.1, 1.08):
        F.vase(b, k, k.brass, .24, True, 3)
    for x in (2.9, 4.1, 5.3):
        F.pendant(b, k, x, D - 2.0, H, 1.25, .24, k.black, 14)
    # Waiting corner at the left: two sofas, round rug, table, standing lamp.
    b.lathe(M.fabric('round rug', (.28, .36, .34), weave=70), [(0, .014), (1.5, .014), (1.5, 0)], 2.2, 2.7, 0, 64, False)
    with b.at(.75, 2.7, 0, 90):
        F.sofa(b, k, 2.0, .88, M.fabric('forest sofa', (.06, .15, .11)), 2, ((k.mustard, -.5, 8), (k.linen, .5, -8)), k.oak)
    with b.at(2.5, 4.15, 0, 0):
        F.sofa(b, k, 1.6, .85, k.linen, 2, ((k.rust, .4, -8),), k.oak)
    with b.at(2.2, 2.7, .014):
        F.round_table(b, k.oak, .48, .38, k.black)
        b.block(k.paper, .1, .05, .38, .28, .2, .02); b.block(k.sage, .1, .05, .40, .24, .18, .02)
    with b.at(3.9, 2.9, 0, -100):
        F.armchair(b, k, k.rust, k.oak)
    with b.at(.4, 4.1, 0):
        F.lamp(b, k, 1.65, floor=True)
    with I.wall(b, 'left', W, D):
        for i in range(3):
            I.picture(b, k, 1.3 + i * 1.0, 1.5, 2.1 + i * 1.0, 2.5, 60 + i, k.black)
    for i in range(7):
        b.box(k.oak, 0, .6 + i * 1.05, H - .22, W, .68 + i * 1.05, H - .02)
    town.plane(b, k.paving, W + .4, -40, W + 9, 60, -.05); town.plane(b, k.lawn, W + 9, -60, W + 120, 90, -.06)
    plants.tree(b, W + 6, 4.5, 7, 3.6, .18, 6, 'neem'); plants.tree(b, W + 8, 9.5, 7, 3.6, .18, 7, 'neem'); plants.hedge(W + 4, -2, W + 4, 10, .8, .6, 5)
    town.tree_line(W + 14, W + 40, 22, 10, 3, 8)
    stage.sky(34, 340, .28, 1.0, .3)
    stage.sun(38, 334, 11, (1, .84, .64), .6, 3)
    I.daylight(b, 'right', W, D, (.6, .05, 6.4, 3.1), 9)
    stage.area((3.8, .4, 3.0), (4, 6, 1), 3, 90, (1, .94, .86)); stage.area((4.0, D - 1.2, H - .1), (4.0, D - .1, 1.2), 5, 60, (1, .93, .82), .3)
    stage.camera(5.2, .25, 1.5, (3.75, 7.4), 20, .02)
    return {'exposure': -.15, 'bloom': .09}


def machine_hall(b):
    """An industrial bay: rows of green machine tools, a yellow travelling crane, north light."""
    k = B.std()
    r = random.Random(3)
    W, D, H = 15.0, 34.0, 8.2
    floor = M.ground('green epoxy', (.10, .22, .17), (.13, .26, .20), .15, 4, .20, .04)
    wall, sheet = M.plaster('hall wall', (.62, .66, .66), .1), M.corrugated('hall roof', (.46, .50, .52), .25, .5, .4, True, .05)
    steel, yellow = M.plain('hall steel', (.16, .22, .28), .45, .2), M.plain('crane yellow', (.78, .50, .03), .4)
    green, grey = M.plain('machine green', (.08, .26, .20), .35), M.plain('machine grey', (.42, .44, .44), .35)
    light, line = M.glow('north light', (.95, .98, 1), 2.4, True), M.plain('bay line', (.75, .55, .05), .6)
    b.box(floor, -1, -4, -.1, W + 1, D + 1, 0)
    for x, t in ((0, 90), (W, -90)):
        with b.at(x, -4 if x == 0 else D, 0, t):
            ops = [(1 + i * 5, 4.6, 5 + i * 5, 7.2) for i in range(7)]
            B.facade(b, wall, D + 4, H + 1, ops)
            for o in ops:
                b.box(light, o[0], .24, o[1], o[2], .25, o[3])
                for j in range(1, 4):
                    b.box(k.frame, o[0] + j - .03, .1, o[1], o[0] + j + .03, .18, o[3])
                b.box(k.frame, o[0], .1, 5.86, o[2], .18, 5.94)
            b.box(M.plaster('hall dado', (.18, .32, .38), .05), 0, -.02, 0, D + 4, 0, 1.8)
    with b.at(0, D, 0):
        B.facade(b, wall, W, H + 3, [(5.5, 0, 9.5, 4.6)])
        b.box(M.corrugated('hall shutter', (.20, .34, .42), .14, .5, .3, False, .05), 5.5, .1, 0, 9.5, .16, 4.6)
        b.box(light, 2.5, -.02, 6.4, 12.5, -.01, 7.6)
        for j in range(11):
            b.box(k.frame, 2.5 + j - .04, -.05, 6.4, 2.5 + j + .04, -.02, 7.6)
    for j in range(7):
        y = -1.5 + j * 5.6
        for x in (.3, W - .3):
            b.box(steel, x - .2, y - .15, 0, x + .2, y + .15, H)
        b.box(steel, .2, y - .1, H, W - .2, y + .1, H + .14); b.box(steel, .2, y - .1, H + 1.3, W - .2, y + .1, H + 1.42)
        for i in range(10):
            x0, x1 = .3 + i * 1.44, .3 + (i + 1) * 1.44
            b.rod(steel, (x0, y, H + (.1 if i % 2 else 1.35)), (x1, y, H + (1.35 if i % 2 else .1)), .055, seg=6)
        b.face(sheet, [(0, y, H + 1.5), (W, y, H + 1.5), (W, y + 4.0, H + 1.5), (0, y + 4.0, H + 1.5)])
        b.face(light, [(0, y + 4.0, H + 1.5), (W, y + 4.0, H + 1.5), (W, y + 5.6, H + 1.5), (0, y + 5.6, H + 1.5)])
    # Crane: rails, two girders, crab, hook.
    for x in (.8, W - .8):
        b.box(yellow, x - .15, -4, 6.3, x + .15, D, 6.75)
    for y in (13.6, 15.0):
        b.box(yellow, .7, y - .2, 6.75, W - .7, y + .2, 7.6)
    b.box(M.plain('crab', (.30, .06, .04), .4), 6.3, 13.5, 7.6, 8.2, 15.1, 8.2, .04)
    b.box(k.frame, 3.0, 13.39, 7.05, 5.0, 13.40, 7.35)
    b.rod(k.iron, (7.25, 14.3, 7.6), (7.25, 14.3, 4.5), .03); b.box(yellow, 7.0, 14.1, 4.1, 7.5, 14.5, 4.6, .05)
    b.rod(k.iron, (7.25, 14.3, 4.1), (7.25, 14.3, 3.85), .05)

    def lathe_machine(turn):
        with b.at(0, 0, 0, turn):
            b.box(green, -1.5, -.45, 0, -.6, .45, .85, .04); b.box(green, .7, -.45, 0, 1.5, .45, .85, .04); b.box(green, -1.5, -.4, .85, 1.5, .4, 1.05, .03)
            b.box(green, -1.55, -.42, 1.05, -.7, .42, 1.72, .06); b.box(grey, 1.0, -.25, 1.05, 1.45, .25, 1.5, .05); b.box(grey, .0, -.42, 1.05, .45, .42, 1.28, .03)
            with b.at(-.68, 0, 1.38, 90, 90):
                b.lathe(k.steel, [(0, -.02), (.22, 0), (.22, .14), (0, .16)], seg=24)
            b.rod(k.steel, (-.6, 0, 1.38), (1.0, 0, 1.38), .05); b.box(k.frame, -1.3, -.44, 1.3, -.95, -.42, 1.6); b.box(yellow, -1.55, -.46, .78, 1.5, -.44, .83)
            b.box(k.steel, -.6, -.6, .55, .7, -.3, .6)

    def centre(turn):
        with b.at(0, 0, 0, turn):
            b.box(grey, -1.3, -.9, 0, 1.3, .9, 2.2, .06); b.box(green, -1.32, -.92, 0, 1.32, .92, .5, .05); b.box(green, -1.32, -.92, 1.95, 1.32, .92, 2.25, .05)
            b.box(M.plain('machine window', (.02, .03, .035), .06), -.85, -.93, .9, .35, -.90, 1.8, .02); b.box(k.steel, -.28, -.95, 1.0, -.25, -.92, 1.6)
            b.box(k.iron, .62, -.99, 1.05, 1.15, -.88, 1.8, .02); b.box(k.dark_glass, .68, -1.0, 1.45, 1.09, -.985, 1.72)
            b.rod(grey, (1.1, .6, 2.25), (1.1, .6, 2.7), .03)
            for i, c in enumerate(((.1, .6, .15), (.8, .5, .05), (.7, .05, .03))):
                b.lathe(M.plain(f'signal.{i}', c, .3), [(0, 0), (.045, 0), (.045, .09), (0, .09)], 1.1, .6, 2.7 + i * .1, 14)
    for i in range(6):
        y = 3 + i * 5.0
        with b.at(2.6, y, 0):
            (centre if i % 2 else lathe_machine)(90)
        with b.at(W - 2.6, y + 1.0, 0):
            (lathe_machine if i % 2 else centre)(-90)
    for x in (4.6, W - 4.6):
        b.box(line, x - .06, -4, 0, x + .06, D, .004)
    # Castings on pallets, gear blanks, a trolley.
    for i, (x, y) in enumerate(((5.8, 6.5), (9.4, 9.2), (5.7, 18.5), (9.3, 22))):
        b.block(k.teak, x, y, 0, 1.2, 1.0, .14)
        for j in range(6):
            b.lathe(k.steel if i % 2 else k.iron, [(.06, 0), (.2, 0), (.2, .05), (.15, .05), (.15, .13), (.2, .13), (.2, .18), (.06, .18)], x - .38 + (j % 3) * .38, y - .22 + (j // 3) * .45, .14 + .19 * (j % 2 if i % 2 else 0), 24)
    # One long lamp stands for all roof panes, one for the windows of the sunny side: few lamps, little noise.
    stage.area((W / 2, 15, H + 1.2), (W / 2, 15, 0), 8, 1250, (.96, .98, 1), 36)
    stage.area((.4, 15, 5.9), (W, 13, 0), 2.4, 900, (1, .90, .74), 34)
    stage.plain_sky((.7, .8, .9), .2)
    stage.camera(8.6, -3.4, 1.75, (7.1, 30), 23, .10)
    return {'exposure': .3, 'bloom': .09, 'haze': ((.74, .80, .82), 900)}


def saw_tooth_mill(b):
    """An old textile mill: red brick, saw-tooth roof, chimney, bale lorries' yard in morning light after rain."""
    k = B.std()
    r = random.Random(4)
    brick = M.stone('mill brick', (.40, .13, .075), (.28, .085, .05), .23, .075, .006, vary=.9)
    roof = M.corrugated('mill roof', (.34, .34, .34), .2, .5, .4, True, .3)
    glass = M.glass('mill glass', (.55, .62, .62), .2)
    green = M.plain('mill green', (.04, .16, .12), .45)
    yard = M.stone('setts', (.30, .28, .26), (.23, .215, .20), .22, .14, .012, .45, .5, .7, .7)
    town.plane(b, k.lawn, -200, -80, 220, 300, -.05); town.plane(b, yard, -40, -26, 60, 40, .0)
    n, w, D, h = 5, 7.2, 30.0, 5.4
    ops = []
    for i in range(n):
        x = i * w
        ops += [(x + 1.0, 1.3, x + 2.9, 4.0), (x + 4.3, 1.3, x + 6.2, 4.0)] if i != 2 else [(x + 1.6, 0, x + 5.6, 4.3)]
    B.facade(b, brick, n * w, h, ops, .35)
    for o in ops:
        if o[1] == 0:
            for s in (0, 1):
                b.box(green, o[0] + 2 * s + .03, .1, 0, o[0] + 2 * s + 1.97, .16, 4.2)
                for j in range(3):
                    b.box(green, o[0] + 2 * s + .15, .07, .15 + j * 1.38, o[0] + 2 * s + 1.85, .11, 1.38 + j * 1.38, .02)
        else:
            B.window(b, k, *o, 3, green, glass, y=.14, transom=3.2)
            b.box(green, o[0], .14, 2.25, o[2], .2, 2.30)
        pts = [(o[0] - .2, o[3]), (o[2] + .2, o[3])] + [(o[2] + .2 - (o[2] - o[0] + .4) * t / 10, o[3] + .18 + .22 * (1 - (2 * t / 10 - 1) ** 2)) for t in range(11)]
        b.extrude(k.dholpur, pts, -.05, .02)
    for i in range(n + 1):
        b.box(brick, i * w - .3, -.16, 0, i * w + .3, .001, h + .1); b.box(k.dholpur, i * w - .36, -.2, h + .1, i * w + .36, .05, h + .3)
    b.box(k.dholpur, 0, -.08, h - .5, n * w, 0, h - .3); b.box(k.dholpur, 0, -.10, 0, n * w, 0, .6)
    with b.at(0, D, 0, -90):
        side = [(1.4 + j * 3.6, 1.3, 3.4 + j * 3.6, 4.0) for j in range(8)]
        B.facade(b, brick, D, h, side, .35)
        for o in side:
            B.window(b, k, *o, 3, green, glass, y=.14, transom=3.2)
            b.box(k.dholpur, o[0] - .15, -.05, o[3], o[2] + .15, .02, o[3] + .25)
        b.box(k.dholpur, 0, -.08, h - .5, D, 0, h - .3)
    b.box(brick, n * w - .35, .35, 0, n * w, D, h); b.box(k.inner, .4, 8, 0, n * w - .4, 8.2, h)
    for i in range(n):
        x, z = i * w, h
        # Tooth: steep glazed side to the left, long slope to the right.
        b.extrude(brick, [(x, z), (x + w, z), (x + .9, z + 3.2)], 0, .3)
        b.extrude(brick, [(x, z), (x + w, z), (x + .9, z + 3.2)], D - .3, D)
        b.face(glass, [(x + .12, .3, z + .45), (x + .12, D, z + .45), (x + .84, D, z + 3.0), (x + .84, .3, z + 3.0)])
        for j in range(25):
            y = .3 + j * (D - .3) / 24
            b.rod(green, (x + .1, y, z + .4), (x + .86, y, z + 3.05), .045, seg=6)
        b.face(roof, [(x + .7, -.25, z + 3.25), (x + .7, D + .2, z + 3.25), (x + w + .15, D + .2, z - .02), (x + w + .15, -.25, z - .02)])
        with b.at(x + 2.6, -.03, z + 1.15, 0, 90):
            b.lathe(k.dholpur, [(.55, -.04), (.75, -.04), (.75, .06), (.55, .06)], seg=32); b.lathe(k.frame, [(0, .0), (.56, .0)], seg=32)
    # Chimney with bands, water tank on legs, engine house.
    b.lathe(brick, [(1.9, 0), (1.1, 30), (1.4, 30.3), (1.4, 31.4), (1.0, 31.6)], 41.5, 22, 0, 40)
    for z in (8, 16, 24):
        b.lathe(k.dholpur, [(1.95 - z * .027, z), (2.0 - z * .027, z + .2), (1.95 - z * .027, z + .5)], 41.5, 22, 0, 40)
    for q in ((-1.6, -1.6), (1.6, -1.6), (-1.6, 1.6), (1.6, 1.6)):
        b.rod(green, (-9 + q[0] * 1.25, 14 + q[1] * 1.25, 0), (-9 + q[0], 14 + q[1], 9), .14, seg=8)
    for z in (3, 6):
        for a, c in (((-1.8, -1.8), (1.8, -1.8)), ((1.8, -1.8), (1.8, 1.8)), ((-1.8, 1.8), (1.8, 1.8)), ((-1.8, -1.8), (-1.8, 1.8))):
            b.rod(green, (-9 + a[0], 14 + a[1], z), (-9 + c[0], 14 + c[1], z), .06, seg=6)
    b.lathe(green, [(0, 9.0), (2.5, 9.1), (2.5, 12.2), (2.7, 12.3), (.3, 13.6), (0, 13.7)], -9, 14, 0, 36)
    # Cotton bales and hand carts in the yard.
    bale = [M.fabric(f'bale.{i}', c, weave=70) for i, c in enumerate(((.72, .68, .58), (.66, .60, .48)))]
    for i, (x, y, m) in enumerate(((4.2, -3.2, 3), (5.6, -3.4, 2), (7.0, -3.1, 3), (25, -2.8, 2), (26.5, -3.0, 1))):
        for e in range(m):
            with b.at(x, y, e * .74, r.uniform(-6, 6)):
                b.block(bale[(i + e) % 2], 0, 0, .02, 1.25, .85, .70, .06)
                for s in (-.35, 0, .35):
                    b.block(k.iron, s, 0, .015, .03, .862, .712)
    for x in (23.4, 33):
        B.street_lamp(b, k, x, -8.5, 6, 180)
    plants.tree(b, -4.8, -2.5, 9, 4.8, .26, 5, 'neem', 1.2); plants.tree(b, 42, -1, 9, 4.6, .24, 6, 'mango', 1.2); plants.tree(b, -14, 3, 10, 5, .26, 8, 'neem', 1.2)
    plants.hedge(-3, -1.0, -.6, -1.0, .6, .6, 3)
    plants.grass(-.3, -.8, 14, -.2, 260, .8, 3, 'grass'); plants.grass(20, -.8, 36, -.2, 260, .8, 4, 'grass')
    town.tree_line(-110, 140, 70, 30, 3, 10)
    stage.sky(20, 306, .16, .8, .7, (.96, .92, .92))
    stage.sun(22, 304, 5.0, (1, .78, .54))
    stage.camera(-6.4, -15.5, 1.75, (13, 4), 23, .115)
    return {'strength': .6, 'exposure': 0, 'haze': ((.60, .56, .50), 900), 'bloom': .07}
