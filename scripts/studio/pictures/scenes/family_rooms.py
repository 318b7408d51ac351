"""More rooms of family homes: an evening living room, dining room, bedroom, child's room and study."""
import random

from kit import building as B, furniture as F, interior as I, materials as M, plants, stage, town
from scenes.flats import tree_tops


def lit_city(b, k, y, z, n=40, seed=4):
    """Blocks of flats at dusk beyond a far window, some of their rooms lit."""
    r = random.Random(seed)
    dim = [M.plain('block.a', (.16, .17, .22), .9), M.plain('block.b', (.24, .23, .26), .9), M.plain('block.c', (.12, .14, .19), .9)]
    rooms = [M.glow('room.a', (1, .62, .28), 3.5), M.glow('room.b', (1, .80, .52), 2.5)]
    town.plane(b, M.plain('dusk ground', (.03, .05, .04), 1), -300, y, 300, 900, z)
    for i in range(n):
        w, h = r.uniform(13, 22), -z * r.uniform(.7, 1.75)
        x, d = -200 + i * 400 / n + r.uniform(-5, 5), y + r.uniform(90, 300)
        b.box(dim[i % 3], x, d, z, x + w, d + 12, z + h)
        b.box(dim[(i + 1) % 3], x + w * .3, d + 3, z + h, x + w * .6, d + 8, z + h + 3)
        for fl in range(int(h / 3.2)):
            for c in range(int(w / 2.6)):
                if r.random() < .36:
                    b.face(rooms[r.randrange(2)], [(x + c * 2.6 + u, d - .05, z + fl * 3.2 + v) for u, v in ((.5, .9), (1.9, .9), (1.9, 2.2), (.5, 2.2))])
    for at in (40, 80, 130):
        tree_tops(-110 - at, 110 + at, y + at, 20, at, 9, z)


def living_evening(b):
    """Indigo wall, grey corner sofa, the city at dusk beyond a wide window."""
    k = I.std()
    W, D, H = 6.4, 5.6, 2.95
    win = (1.0, .06, 5.9, 2.45)
    deep = M.plaster('deep blue', (.045, .10, .16), 0, .85, .06)
    floor = M.tiles('pale marble', (.66, .65, .62), 1.2, .6, .002, .08, .03, .4)
    grey, snow = M.fabric('grey sofa', (.30, .32, .34)), M.fabric('snow', (.74, .74, .72))
    I.room(b, k, W, D, H, floor, {'far': [win]}, {'left': deep, 'right': k.wall})
    with I.wall(b, 'far', W, D):
        I.dressed_window(b, k, win, 4, snow, wide=.5, open_to=.1, top=.3)
    b.box(k.slab, .4, D + .23, -.14, 6.2, D + 1.6, -.02)
    with b.at(0, D + 1.5, 0):
        B.railing(b, k, .4, 6.2, 0, 0, 1.0, 'glass')
    lit_city(b, k, D + 4, -24)
    I.ceiling_tray(b, k, 0, 0, W, D, H, .6, .16)
    I.fan(b, k, 3.3, 3.0, H, .36, 22, k.black)
    with b.at(.62, 3.1, 0, 90):
        F.sofa(b, k, 2.9, .95, grey, 4, ((k.mustard, -1.0, 8), (k.indigo, -.6, -8), (snow, 1.05, -10)))
    with b.at(2.35, D - .78, 0, 0):
        F.sofa(b, k, 1.7, .9, grey, 2, ((k.mustard, .5, -8),))
    rug = M.fabric('evening rug', (.50, .50, .48), other=(.20, .26, .32), stripe=.42)
    b.box(rug, 1.3, 1.7, 0, 4.3, 4.2, .014, .004)
    with b.at(2.55, 2.9, .014):
        F.round_table(b, k.walnut, .46, .40, k.black)
        b.lathe(k.brass, [(0, 0), (.1, 0), (.16, .04), (.15, .05), (.09, .012), (0, .01)], 0, .05, .40)
        b.block(snow, -.2, -.2, .40, .26, .19, .03)
    with b.at(2.15, 2.45, .014):
        F.round_table(b, k.oak, .3, .32, k.black)
    with b.at(4.35, 1.9, 0, -100):
        F.armchair(b, k, k.mustard, k.walnut)
    with b.at(.5, D - .55, 0):
        F.lamp(b, k, 1.65, floor=True)
    with I.wall(b, 'left', W, D):
        for i in range(3):
            I.picture(b, k, 2.0 + i * .82, 1.45, 2.68 + i * .82, 2.3, 31 + i, k.brass)
        I.switchboard(b, k, .5)
    with b.at(W, 3.2, 0, -90):
        F.drawers(b, k, 2.4, .55, .42, 1, k.walnut, 4, .12)
        b.box(k.screen, -.75, -.08, .95, .75, -.04, 1.8, .006)
        with b.at(.95, -.2, .55):
            F.vase(b, k, k.ceramic, .3, True, 7)
    B.pot_plant(b, k, 5.9, 4.95, 0, .2, .42, False)
    plants.shrub(5.9, 4.95, .4, 1.2, 12, .38, 'mango', 120)
    stage.sky(1.5, 60, .55, 1.4, .6, (1, .58, .46))
    stage.area((3.0, 2.9, H - .05), (3.0, 2.9, 0), 3.4, 62, (1, .74, .48), 3.0)
    stage.area((.35, 3.1, H - .3), (.1, 3.1, 1.2), .4, 9, (1, .72, .44), 2.6)
    I.daylight(b, 'far', W, D, win, 2.2, (.55, .70, 1))
    stage.camera(4.9, .25, 1.4, (2.5, 5.6), 20, -.05)
    return {'exposure': .3, 'bloom': .12}


def dining_room(b):
    """Red oxide floor, whitewashed walls, green shutters: an old-fashioned dining room."""
    k = I.std()
    W, D, H = 4.8, 5.8, 3.2
    oxide = M.tiles('red oxide', (.30, .065, .035), 1.5, grout=.002, rough=.10, vary=.05, vein=.1)
    lime, green = M.plaster('lime', (.84, .82, .76), 0, .9, .12), M.wood('green paint', (.07, .17, .11), (.05, .13, .085), rough=.45)
    dado = M.plaster('dado', (.36, .50, .47), 0, .8, .08)
    wins = [(.8, .75, 2.0, 2.35), (3.2, .75, 4.4, 2.35)]
    I.room(b, k, W, D, H, oxide, {'right': wins, 'far': [(.5, 0, 1.5, 2.2)]}, dict.fromkeys(('far', 'left', 'right', 'near'), lime))
    with I.wall(b, 'right', W, D):
        for x0, z0, x1, z1 in wins:
            B.window(b, k, x0, z0, x1, z1, 2, green, sill=False, transom=1.9)
            for i in range(9):
                b.rod(k.iron, (x0 + (x1 - x0) * (i + .5) / 9, .20, z0), (x0 + (x1 - x0) * (i + .5) / 9, .20, z1), .008, seg=6)
            for s in (x0 - .6, x1):
                b.box(green, s, -.05, z0, s + .6, -.015, z1)
                for j in range(9):
                    b.box(green, s + .06, -.062, z0 + .1 + j * .165, s + .54, -.03, z0 + .22 + j * .165)
    with I.wall(b, 'far', W, D):
        I.door(b, k, .5, 1.5, 2.2, green)
        # Almirah set in the wall: glass doors, brass and steel vessels.
        b.box(k.teak, 2.15, -.38, .0, 4.35, 0, .85, .006)
        for i in range(4):
            b.box(k.teak, 2.18 + i * .54, -.40, .1, 2.69 + i * .54, -.375, .8, .008)
        b.box(k.teak, 2.15, -.02, .85, 4.35, 0, 2.3)
        r = random.Random(3)
        for x in (2.15, 3.23, 4.30):
            b.box(k.teak, x, -.28, .85, x + .05, 0, 2.3)
        for z in (.86, 1.3, 1.74, 2.25):
            b.box(k.teak, 2.15, -.28, z, 4.35, 0, z + .03)
        for z in (.89, 1.33, 1.77):
            x = 2.28
            while x < 4.2:
                s, m = r.uniform(.05, .09), r.choice([k.brass, k.steel, k.ceramic, k.brass, k.indigo])
                if abs(x - 3.25) > .12:
                    b.lathe(m, r.choice([[(0, 0), (s, 0), (s, s * 2), (s * .9, s * 2.3), (0, s * 2.4)], [(0, 0), (s * .6, 0), (s, s), (s * .5, s * 1.9), (s * .7, s * 2.3), (0, s * 2.2)]]), x, -.14, z, 20)
                x += s * 2 + r.uniform(.04, .1)
        b.lathe(k.pot, [(0, 0), (.08, 0), (.15, .12), (.12, .22), (.07, .26), (.09, .3), (0, .29)], 3.0, -.2, 2.28, 24)
    with I.wall(b, 'left', W, D):
        for i, (x, z, s) in enumerate(((2.7, 1.75, .36), (3.25, 1.95, .48), (3.9, 1.75, .40), (4.5, 1.95, .32))):
            with b.at(x, -.01, z, 0, 90):
                b.lathe(k.cane if i % 2 else k.brass, [(0, .0), (s / 2 * .7, .01), (s / 2, .045), (s / 2 * .97, .05), (s / 2 * .66, .02), (0, .015)], seg=40)
        I.switchboard(b, k, 5.2, 1.4)
        b.box(dado, .0, -.006, .09, D, 0, 1.15); b.box(oxide, 0, -.012, 1.15, D, 0, 1.19)
    with I.wall(b, 'far', W, D):
        b.box(dado, 0, -.006, .09, .5, 0, 1.15); b.box(dado, 1.5, -.006, .09, W, 0, 1.15)
    with b.at(2.45, 3.05, 0, 90):
        F.table(b, k.teak, 2.1, .98, .76, .045, t=.085)
        b.sheet(k.block, -1.06, -.17, 1.06, .17, lambda x, y: .766, 4, 2)
        b.lathe(k.brass, [(0, 0), (.09, 0), (.17, .06), (.16, .065), (.08, .015), (0, .012)], 0, 0, .765, 32)
        for i in range(7):
            b.cushion(M.plain('mango fruit', (.72, .38, .03), .5, vary=.12), .07 * (i % 3 - 1), .06 * (i // 3 - 1), .82 + .03 * (i % 2), .1, .085, .085, 1, 0, 10)
        for x in (-.68, 0, .68):
            for s in (-1, 1):
                b.lathe(k.steel, [(0, 0), (.12, 0), (.135, .018), (.128, .018), (.118, .005), (0, .005)], x, s * .33, .762, 32)
                b.lathe(k.steel, [(0, 0), (.03, 0), (.036, .1), (.032, .1), (.028, .01)], x + .19, s * .3, .762, 18)
                with b.at(x, s * .72, 0, 0 if s > 0 else 180):
                    F.chair(b, k, k.teak, k.cane)
    F.pendant(b, k, 2.45, 3.05, H, 1.25, .3, k.brass, 10)
    B.pot_plant(b, k, 4.4, 4.95, 0, .2, .4, False)
    plants.shrub(4.4, 4.95, .34, .9, 4, .36, 'mango', 100)
    town.plane(b, k.lawn, W + .5, -40, W + 90, 60, -.5)
    plants.tree(b, W + 4.5, 4.5, 7, 3.4, .16, 15, 'neem', z=-.6)
    plants.hedge(W + 2.2, -2, W + 2.2, 8, .9, .6, 5, -.5)
    town.tree_line(W + 14, W + 40, 20, 10, 3, 8)
    stage.sky(30, 340, .28, 1.2, .3)
    stage.sun(34, 338, 15, (1, .80, .58), .6, 3)
    for h in wins:
        I.daylight(b, 'right', W, D, h, 24)
    stage.area((2.0, .3, 2.6), (2.2, 4, .8), 2.0, 75, (1, .94, .87))
    stage.camera(1.75, .25, 1.45, (2.35, 5.8), 19.5, -.04)
    return {'exposure': .45, 'bloom': .09}


def bedroom_green(b):
    """Bed against a dark green wall, seen from the corner, sheer curtains ahead."""
    k = I.std()
    W, D, H = 4.6, 4.9, 2.9
    green, oak = M.plaster('bottle green', (.035, .085, .06), 0, .85, .05), M.wood('pale oak', (.50, .38, .25), along=(9, .7, 9), rough=.32)
    win = (1.2, .08, 4.1, 2.35)
    I.room(b, k, W, D, H, oak, {'far': [win]}, {'left': green})
    with I.wall(b, 'far', W, D):
        I.dressed_window(b, k, win, 3, k.ivory, wide=.35, open_to=.12, top=.3)
    with I.wall(b, 'left', W, D):
        for z in (1.05,):
            b.box(k.oak, .2, -.03, z, 4.9, 0, z + .035)
        for i in range(9):
            b.box(green, .1 + i * .6, -.012, .1, .13 + i * .6, 0, 1.05)
        I.picture(b, k, 1.9, 1.4, 3.3, 2.25, 44, k.brass)
    with b.at(1.12, 2.65, 0, 90):
        F.bed(b, k, 1.8, 2.0, M.fabric('white sheet', (.84, .83, .80)), M.fabric('quilt', (.70, .69, .64)), k.cane, 2, M.fabric('moss throw', (.20, .27, .15)), 1.15, wood=k.oak)
        for x, m in ((-.35, k.mustard), (.2, k.sage)):
            with b.at(x, .55, .74, 6, 55):
                b.cushion(m, 0, 0, 0, .46, .4, .15, .45, .75)
    for y in (1.42, 3.88):
        with b.at(.04, y, 0, 90):
            F.drawers(b, k, .46, .5, .4, 2, k.oak)
            with b.at(0, -.2, .5):
                F.lamp(b, k, .44, lit=True)
    b.box(M.fabric('jute rug', (.55, .46, .32), weave=70), .9, 1.2, 0, 3.6, 4.2, .014, .005)
    with b.at(3.75, 3.95, 0, -40):
        F.armchair(b, k, M.fabric('oat', (.66, .60, .50)), k.oak)
    with b.at(3.1, 4.35, 0):
        F.round_table(b, k.oak, .22, .5)
        with b.at(0, 0, .5):
            F.vase(b, k, k.ceramic, .2, True, 5)
    B.pot_plant(b, k, .4, 4.45, 0, .18, .36, False)
    plants.shrub(.4, 4.45, .3, 1.1, 14, .32, 'palm', 100)
    I.fan(b, k, 2.3, 2.6, H, .36, 75, k.white_frame)
    b.box(k.slab, .8, D + .23, -.14, 4.6, D + 1.5, -.02)
    with b.at(0, D + 1.4, 0):
        B.railing(b, k, .8, 4.6, 0, 0, 1.0)
    town.plane(b, k.lawn, -90, D + 2, 90, 140, -6)
    for x, y, s in ((1.2, 11, 4), (5.2, 12.5, 6), (-2.5, 14, 9)):
        plants.tree(b, x, y, 9, 4, .18, s, 'neem', z=-5)
    town.tree_line(-60, 60, 40, 16, 3, 10)
    stage.sky(32, 60, .3, 1.2, .3)
    stage.sun(33, 64, 14, (1, .84, .64), .6, 3)
    I.daylight(b, 'far', W, D, win, 12)
    stage.area((3.6, .3, 2.3), (1.6, 3, .8), 2.0, 22, (1, .93, .84))
    stage.camera(4.2, .2, 1.3, (1.25, 4.4), 21, -.05)
    return {'exposure': .2, 'bloom': .09}


def bunk(b, k, wood, covers, w=.95, l=1.95):
    """Two beds one above the other, head at +y, ladder at the foot's right side."""
    for x in (-w / 2 - .03, w / 2 + .03):
        for y in (-l / 2 - .03, l / 2 + .03):
            b.block(wood, x, y, 0, .07, .07, 1.75, .006)
    for z, c in ((.32, covers[0]), (1.28, covers[1])):
        b.block(wood, 0, 0, z - .12, w + .06, l + .06, .12, .008)
        b.cushion(k.ivory, 0, 0, z + .08, w, l, .2, .1, 0, 30)
        b.cushion(c, 0, -.2, z + .13, w + .02, l * .78, .16, .12, 0, 30)
        with b.at(0, l / 2 - .28, z + .24, 4, 18):
            b.cushion(k.ivory, 0, 0, 0, .62, .4, .16, .42, .7)
    for sx in (-1, 1):
        b.block(wood, sx * (w / 2 + .03), .2, 1.5, .03, l - .5, .1, .006)
    for y in (-l / 2 - .03, l / 2 + .03):
        for z in (.5, 1.6):
            b.block(wood, 0, y, z, w, .03, .1, .006)
    for i in range(5):
        b.block(wood, w / 2 - .16, -l / 2 - .075, .25 + i * .26, .34, .03, .04, .006)
    for x in (w / 2 - .33, w / 2):
        b.block(wood, x, -l / 2 - .07, 0, .04, .04, 1.72, .005)


def child_room(b):
    """A sky-blue room for two children: bunk bed, desk, kites on the wall."""
    k = I.std()
    W, D, H = 3.8, 4.6, 2.85
    sky, sun = M.plaster('sky blue', (.36, .56, .66), 0, .85, .06), M.fabric('sunny', (.80, .55, .10), sheer=.3)
    win = (1.5, .85, 2.9, 2.2)
    I.room(b, k, W, D, H, M.wood('beech', (.56, .38, .22), along=(9, .7, 9), rough=.32), {'far': [win]}, {'left': sky, 'far': sky})
    with I.wall(b, 'far', W, D):
        I.dressed_window(b, k, win, 2, sun, grille=True, wide=.22, open_to=.22, top=.2)
    white = M.plain('white wood', (.80, .79, .75), .35)
    with b.at(.62, D - 1.12, 0):
        bunk(b, k, white, (M.fabric('red check', (.62, .12, .08), other=(.80, .74, .66), stripe=.12), M.fabric('blue check', (.12, .26, .46), other=(.78, .76, .70), stripe=.12)))
    # Kites over the bed wall, in the four colours of a January sky.
    tones = [M.plain(f'kite.{i}', c, .8) for i, c in enumerate(((.75, .10, .06), (.85, .55, .05), (.10, .35, .18), (.40, .10, .40)))]
    with I.wall(b, 'left', W, D):
        for i, (x, z, s, t) in enumerate(((2.35, 2.2, .28, 8), (3.15, 2.3, .24, -12), (3.9, 2.15, .28, 20))):
            with b.at(x, -.012 - i * .004, z, 0):
                import math
                a = math.radians(t)
                q = [(math.cos(a) * u - math.sin(a) * v, math.sin(a) * u + math.cos(a) * v) for u, v in ((0, -s), (s, 0), (0, s), (-s, 0))]
                b.face(tones[i], [(u, 0, v) for u, v in q])
                b.face(tones[(i + 1) % 4], [(u, -.002, v) for u, v in ((0, 0), q[1], q[2])])
                b.rod(k.cane, (q[0][0], -.004, q[0][1]), (q[2][0], -.004, q[2][1]), .006, seg=6)
    with b.at(W - .32, 3.2, 0, -90):
        F.desk(b, k, 1.7, .6, .72, white, white)
        with b.at(.1, .05, .72):
            F.laptop(b, k)
        with b.at(-.62, .1, .72):
            F.lamp(b, k, .42, lit=False)
        for i, t in enumerate(tones):
            b.block(t, .55, .05, .72 + i * .025, .24 - i * .015, .18, .025)
        for z in (1.3, 1.7):
            b.box(white, -.85, .1, z, .85, .3, z + .03)
            F.shelf_books(b, k, -.8, .3, .28, z + .03, int(z * 10), .9)
        b.lathe(tones[1], [(0, 0), (.09, .02), (.12, .1), (.09, .18), (0, .2)], .6, .2, 1.33, 20)
        with b.at(.1, -.62, 0, 165):
            F.chair(b, k, white, k.mustard)
    b.box(M.fabric('play rug', (.70, .66, .58), other=(.24, .40, .46), stripe=.22), 1.25, 1.3, 0, 3.0, 3.1, .014, .005)
    # Toys: blocks, a cricket bat and ball, a basket.
    r = random.Random(5)
    for i in range(9):
        with b.at(1.75 + r.uniform(-.3, .35), 1.9 + r.uniform(-.25, .3), .014 + (.09 if i > 6 else 0), r.uniform(0, 90)):
            b.block(tones[i % 4], 0, 0, 0, .09, .09, .09, .006)
    with b.at(1.24, D - .13, 0, 0, 8):
        b.box(k.oak, -.055, -.02, .0, .055, .02, .56, .012); b.rod(tones[0], (0, 0, .55), (0, 0, .84), .016)
    b.lathe(k.cane, [(0, 0), (.19, 0), (.23, .3), (.21, .3), (.18, .04)], W - .4, 1.75, 0, 28)
    for i in range(6):
        b.cushion(tones[i % 4], W - .4 + .1 * (i % 3 - 1), 1.7 + .1 * (i // 3), .27, .16, .16, .16, 1, 0, 12)
    I.fan(b, k, 2.1, 2.4, H, .34, 50, k.white_frame)
    # Bunting across the ceiling corner.
    for i in range(14):
        t = i / 14
        x, y, z = .05 + t * (W - .1), D - .18, 2.62 - .35 * (1 - (2 * t - 1) ** 2)
        b.face(tones[i % 4], [(x, y, z), (x + .17, y, z - .02), (x + .085, y, z - .24)])
    town.plane(b, k.lawn, -60, D + 1, 60, 90, -5)
    plants.tree(b, 2.4, 11, 9, 4, .18, 5, 'neem', z=-5); plants.tree(b, -1.5, 13, 9, 4, .18, 7, 'mango', z=-5)
    town.neighbour(b, k, 5, 22, 10, 9, 3, 9, 0, k.white)
    stage.sky(32, 70, .3, 1.2, .3)
    stage.sun(36, 72, 14, (1, .84, .64), .6, 3)
    I.daylight(b, 'far', W, D, win, 30)
    stage.area((2.4, .3, 2.4), (1.8, 3, .9), 2.0, 42, (1, .95, .88))
    stage.camera(2.6, .18, 1.4, (1.72, 4.6), 19, -.05)
    return {'exposure': .25, 'bloom': .08}


def study(b):
    """A library wall, a leather chair and a desk at the window."""
    k = I.std()
    W, D, H = 4.4, 4.4, 2.95
    dark, leather = M.wood('rosewood', (.16, .07, .035), along=(8, 8, .8)), M.plain('leather', (.22, .07, .03), .38)
    win = (1.1, .8, 2.9, 2.3)
    I.room(b, k, W, D, H, M.wood('herringbone', (.34, .18, .08), along=(.8, 9, 9), rough=.25), {'right': [win]}, dict.fromkeys(('left', 'right'), M.plaster('olive', (.20, .22, .13), 0, .85, .06)))
    with I.wall(b, 'right', W, D):
        I.dressed_window(b, k, win, 3, k.ivory, wide=.3, open_to=.16, top=.25)
    with I.wall(b, 'far', W, D):
        for i in range(5):
            b.box(dark, .12 + i * 1.04, -.36, 0, .17 + i * 1.04, 0, 2.62)
        for j, z in enumerate((.05, .78, 1.15, 1.52, 1.89, 2.26, 2.6)):
            b.box(dark, .12, -.36, z, 4.33, 0, z + .035)
        b.box(dark, .12, -.02, 0, 4.33, 0, 2.6)
        for i in range(8):
            b.box(dark, .18 + i * .52, -.375, .1, .67 + i * .52, -.35, .77, .006)
            b.lathe(k.brass, [(0, 0), (.012, 0), (.012, .02), (0, .02)], .62 + i * .52, -.39, .44, 10)
        for i in range(4):
            for j, z in enumerate((.815, 1.185, 1.555, 1.925, 2.295)):
                if (i, j) in ((1, 1), (2, 3)):
                    with b.at(.7 + i * 1.04, -.16, z):
                        F.vase(b, k, k.brass if j == 1 else k.pot, .24, False)
                else:
                    F.shelf_books(b, k, .2 + i * 1.04, 1.12 + i * 1.04, -.05, z, i * 9 + j, .72 + .07 * ((i + j) % 4), .22, .29)
    # Ladder on a rail.
    for s in (-.2, .2):
        b.rod(dark, (1.2 + s, D - .95, 0), (1.2 + s, D - .42, 2.4), .024, seg=8)
    for i in range(7):
        z = .3 + i * .31
        y = D - .95 + .53 * z / 2.4
        b.rod(dark, (1.0, y, z), (1.4, y, z), .016, seg=8)
    rug = M.fabric('plum rug', (.20, .05, .06), other=(.23, .065, .07))
    b.box(rug, .7, .9, 0, 3.7, 3.3, .014, .005); b.box(k.linen, .6, .8, 0, 3.8, 3.4, .010, .004)
    with b.at(3.25, 2.3, .014, -90):
        b.block(dark, 0, 0, .72, 1.7, .8, .05, .008)
        b.block(leather, 0, -.05, .771, 1.2, .5, .004)
        for s in (-1, 1):
            b.block(dark, s * .6, 0, 0, .42, .7, .72, .01)
            for j in range(3):
                b.block(dark, s * .6, -.36, .08 + j * .21, .36, .02, .18, .006)
        with b.at(.55, .15, .77):
            F.lamp(b, k, .46)
        with b.at(0, .05, .775, 4):
            F.laptop(b, k)
        b.block(k.paper, -.5, -.05, .77, .22, .3, .04)
        with b.at(-.2, -.78, 0, 160):
            F.task_chair(b, k, 0, leather)
    with b.at(.95, 2.6, .014, 58):
        F.armchair(b, k, leather, dark)
    with b.at(.38, 1.95, .0):
        F.round_table(b, dark, .25, .52)
        b.lathe(k.ceramic, [(0, .01), (.03, .01), (.04, .075), (.036, .075), (.026, .02), (0, .02)], .05, -.06, .52, 18)
        for i in range(3):
            b.block((k.rust, k.sage, k.paper)[i], -.06, .05, .52 + i * .03, .2, .26, .028)
    with b.at(.35, 3.2, 0):
        F.lamp(b, k, 1.6, floor=True)
    # Globe on a stand.
    b.lathe(M.plain('globe', (.12, .22, .28), .3), [(.2 * __import__('math').sin(i * .1963), .2 - .2 * __import__('math').cos(i * .1963)) for i in range(17)], 3.9, 3.55, .62, 28)
    b.rod(k.brass, (3.9, 3.55, 0), (3.9, 3.55, .64), .02); b.lathe(k.brass, [(0, 0), (.16, 0), (.15, .03), (0, .04)], 3.9, 3.55, 0)
    I.fan(b, k, 2.2, 2.1, H, .36, 15)
    town.plane(b, k.lawn, W + .5, -60, W + 90, 60, -4)
    plants.tree(b, W + 5, 3.2, 9, 4, .18, 15, 'neem', z=-4)
    town.tree_line(W + 14, W + 40, 20, 10, 3, 8)
    stage.sky(26, 340, .28, 1.2, .3)
    stage.sun(30, 352, 15, (1, .74, .46), .6, 3)
    I.daylight(b, 'right', W, D, win, 19)
    stage.area((1.6, .3, 2.4), (2.2, 3.4, 1), 2.0, 26, (1, .86, .68))
    stage.camera(1.15, .2, 1.4, (2.55, 4.4), 19.5, -.04)
    return {'exposure': .3, 'bloom': .10}
