"""Rooms people share or stay in: hostel dormitory, common room, serviced room, a white kitchen, a blue studio."""
import math
import random

from kit import building as B, furniture as F, interior as I, materials as M, plants, stage, town
from scenes.family_rooms import bunk
from scenes.service import counter, cupboards


def pg_common(b):
    """A paying-guest house's common room: long table, lockers in four colours, water cooler, notice board."""
    k = I.std()
    W, D, H = 5.4, 7.2, 3.0
    r = random.Random(3)
    wins = [(1.2, .9, 2.8, 2.3), (4.2, .9, 5.8, 2.3)]
    teal = M.plaster('teal dado', (.06, .25, .26), 0, .7, .08)
    I.room(b, k, W, D, H, k.kota, {'left': wins}, {})
    for side, ln in (('far', W), ('right', D)):
        with I.wall(b, side, W, D):
            b.box(teal, 0, -.005, .09, ln, 0, 1.25)
    with I.wall(b, 'left', W, D):
        for a, c in ((0, 1.2), (2.8, 4.2), (5.8, D)):
            b.box(teal, a, -.005, .09, c, 0, 1.25)
        for w in wins:
            b.box(teal, w[0], -.005, .09, w[2], 0, .87)
            I.dressed_window(b, k, w, 2, None, grille=True)
    tones = [M.plain(f'locker.{i}', c, .4) for i, c in enumerate(((.70, .42, .06), (.10, .32, .34), (.58, .16, .07), (.62, .60, .54)))]
    with I.wall(b, 'far', W, D):
        for i in range(7):
            for j in range(3):
                x, z = .25 + i * .42, .1 + j * .62
                b.box(tones[(i + j * 2) % 4], x, -.42, z, x + .405, 0, z + .605, .006)
                b.rod(k.steel, (x + .34, -.44, z + .26), (x + .34, -.44, z + .36), .008)
                for q in range(3):
                    b.box(k.frame, x + .1, -.423, z + .48 + q * .03, x + .3, -.419, z + .49 + q * .03)
        b.box(k.screen, 3.55, -.07, 1.35, 4.95, -.03, 2.15, .006)
        b.box(k.oak, 3.45, -.40, .38, 5.05, 0, .42, .004); b.box(k.oak, 3.45, -.38, .1, 3.49, 0, .38); b.box(k.oak, 5.01, -.38, .1, 5.05, 0, .38)
    with I.wall(b, 'right', W, D):
        # Notice board with pinned papers; fridge and water cooler.
        b.box(k.oak, 2.6, -.03, 1.35, 4.6, 0, 2.35, .004); b.box(M.fabric('cork', (.48, .30, .16), weave=120), 2.65, -.034, 1.4, 4.55, -.028, 2.3)
        notes = [M.plain(f'note.{i}', c, .9) for i, c in enumerate(((.82, .78, .68), (.80, .66, .24), (.48, .66, .70), (.78, .46, .38)))]
        for i in range(15):
            x, z = 2.75 + (i % 5) * .36 + r.uniform(-.05, .05), 1.45 + (i // 5) * .28 + r.uniform(-.03, .03)
            b.box(notes[r.randrange(4)], x, -.038 - i * .0003, z, x + r.uniform(.16, .24), -.036, z + r.uniform(.16, .24))
        b.box(M.plain('fridge', (.42, .06, .05), .18), .9, -.66, .05, 1.55, -.03, 1.72, .03); b.box(k.steel, .96, -.70, .9, .985, -.67, 1.4)
        b.box(k.gloss, 1.75, -.38, 0, 2.1, -.03, 1.0, .02)
        with b.at(1.925, -.2, 1.0):
            b.lathe(M.glass('water bottle', (.45, .70, .85), .12), [(.05, 0), (.05, .05), (.13, .10), (.135, .36), (.11, .42), (0, .43)], seg=24)
    # Long table with stools, mugs, a game of carrom.
    with b.at(2.45, 3.6, 0, 90):
        F.table(b, k.oak, 2.9, .85, .75, .04, k.white_frame)
        for i in range(4):
            for s in (-1, 1):
                with b.at(-1.05 + i * .7, s * .68, 0, r.uniform(-8, 8)):
                    b.lathe(tones[(i + (s > 0)) % 4], [(0, .44), (.17, .44), (.18, .455), (.17, .475), (0, .475)], seg=28); F.legs(b, k.white_frame, .30, .30, .45, .05, .02)
        b.block(k.oak, .55, 0, .75, .74, .74, .035, .006); b.block(M.plain('carrom', (.66, .48, .26), .25), .55, 0, .785, .64, .64, .004)
        for i in range(14):
            a, q = i * 2.4, .16 * math.sqrt(i / 14)
            b.lathe((k.black, k.ceramic, k.rust)[i % 3 if i else 2], [(0, 0), (.016, 0), (.016, .008), (0, .008)], .55 + q * math.cos(a), q * math.sin(a), .789, 12)
        for x, y in ((-.5, .2), (-.95, -.18), (-.3, -.2)):
            b.lathe(tones[r.randrange(4)], [(0, 0), (.036, 0), (.04, .09), (.035, .09), (.03, .01)], x, y, .75, 16)
        with b.at(-.75, .12, .75, 170):
            F.laptop(b, k)
    with b.at(4.3, 5.3, 0, -150):
        F.armchair(b, k, k.mustard, k.oak)
    with b.at(3.4, 6.1, 0, 0):
        b.cushion(k.indigo, 0, 0, .2, .8, .8, .42, .8)
    for x, y, s in ((.35, 6.3, 3), (.35, 3.6, 6)):
        B.pot_plant(b, k, x, y, 0, .18, .36, False); plants.shrub(x, y, .32, .9, s, .33, 'mango', 100)
    I.fan(b, k, 2.45, 2.6, H, .36, 12, k.white_frame); I.fan(b, k, 2.45, 5.2, H, .36, 50, k.white_frame)
    town.plane(b, k.lawn, -90, -60, -.5, 90, -3)
    plants.tree(b, -5.5, 3.2, 8, 3.6, .16, 21, 'neem', z=-3); plants.tree(b, -6.5, 7.2, 8, 3.6, .16, 4, 'mango', z=-3)
    stage.sky(30, 200, .28, 1.2, .3)
    stage.sun(35, 198, 14, (1, .82, .58), .6, 3)
    for w in wins:
        I.daylight(b, 'left', W, D, w, 17)
    stage.area((2.8, .3, 2.5), (2.5, 4, .8), 2.4, 60, (1, .94, .86))
    stage.camera(3.0, .2, 1.5, (2.45, 7.2), 19.5, -.05)
    return {'exposure': .3, 'bloom': .08}


def pg_dormitory(b):
    """Six sharers: steel-blue bunks down both sides, curtains at the beds, trunks under them."""
    k = I.std()
    W, D, H = 4.8, 7.4, 3.0
    win = (1.6, .8, 3.2, 2.3)
    steel = M.plain('bunk blue', (.04, .12, .22), .4, .2)
    floor = M.tiles('terrazzo', (.58, .56, .52), .9, grout=.004, rough=.18, vary=.05, vein=.3)
    I.room(b, k, W, D, H, floor, {'far': [win]}, {'far': M.plaster('marigold wall', (.74, .44, .08), 0, .85, .06)})
    with I.wall(b, 'far', W, D):
        I.dressed_window(b, k, win, 2, k.ivory, grille=True, wide=.2, open_to=.2, top=.2)
        b.box(k.walnut, .35, -.05, 2.0, 1.2, -.02, 2.04)
    covers = [k.indigo, k.rust, k.sage, M.fabric('teal cover', (.04, .26, .28)), M.fabric('plum cover', (.26, .06, .18)), k.linen]
    trunk = [M.plain('trunk.a', (.46, .08, .05), .3, .3), M.plain('trunk.b', (.06, .22, .16), .3, .3)]
    for i in range(3):
        for s in (0, 1):
            x = .56 if s == 0 else W - .56
            y = D - 1.15 - i * 2.22
            with b.at(x, y, 0, 0):
                bunk(b, k, steel, (covers[(i * 2 + s) % 6], covers[(i * 2 + s + 3) % 6]))
            b.block(trunk[(i + s) % 2], x, y + .3, .0, .5, .8, .17, .01)
        for s in (0, 1):
            with I.wall(b, 'left' if s == 0 else 'right', W, D):
                xx = (D - 1.15 - i * 2.22) if s == 0 else (1.15 + i * 2.22)
                b.box(k.oak, xx - .3, -.16, 2.15, xx + .3, 0, 2.18)
                F.shelf_books(b, k, xx - .26, xx + .2, -.01, 2.18, i * 3 + s, .7, .14, .2)
    # Lockers at the window, a study shelf with chairs.
    with b.at(W / 2, D - .28, 0):
        F.desk(b, k, 1.5, .5, .74, k.oak, k.white_frame)
        with b.at(-.4, 0, .74):
            F.lamp(b, k, .42, lit=False)
        b.block(k.paper, .2, 0, .74, .22, .3, .04); b.block(k.rust, .22, 0, .78, .2, .27, .03)
        with b.at(0, -.55, 0, 172):
            F.chair(b, k, k.white_frame, k.mustard)
    b.box(M.fabric('dorm runner', (.62, .56, .46), other=(.08, .18, .28), stripe=.24), 1.75, 1.6, 0, 3.05, 6.2, .012, .004)
    for x in (1.42, 1.58):
        b.cushion(k.black, x, 1.9, .05, .10, .28, .09, .6)
    I.fan(b, k, W / 2, 2.6, H, .36, 20, k.white_frame); I.fan(b, k, W / 2, 5.2, H, .36, 44, k.white_frame)
    town.plane(b, k.lawn, -60, D + 1, 60, 90, -6)
    plants.tree(b, 3.0, 13, 9, 4, .18, 5, 'neem', z=-5); plants.tree(b, -1.5, 15, 9, 4, .18, 7, 'mango', z=-6)
    town.neighbour(b, k, 6, 24, 10, 9, 3, 9, 0, k.white)
    stage.sky(32, 70, .3, 1.2, .3)
    stage.sun(33, 80, 14, (1, .82, .58), .6, 3)
    I.daylight(b, 'far', W, D, win, 30)
    stage.area((2.4, .3, 2.5), (2.4, 4, .9), 2.4, 90, (1, .95, .88)); stage.area((2.4, 4.4, H - .05), (2.4, 4.4, 0), 1.6, 34, (1, .93, .84), 4)
    stage.camera(2.75, .2, 1.5, (2.3, 7.4), 20, -.04)
    return {'exposure': .25, 'bloom': .08}


def serviced_room(b):
    """A serviced flat's bedroom at night: walnut panels, padded headboard, desk, city lights."""
    from scenes.family_rooms import lit_city
    k = I.std()
    W, D, H = 5.4, 5.0, 2.85
    win = (3.3, .3, 5.2, 2.4)
    carpet = M.fabric('hotel carpet', (.12, .14, .18), weave=90, other=(.15, .17, .21))
    I.room(b, k, W, D, H, carpet, {'far': [win]}, {'left': M.plaster('greige', (.42, .38, .33), 0, .85, .05)})
    with I.wall(b, 'far', W, D):
        I.dressed_window(b, k, win, 2, M.fabric('night drape', (.14, .16, .22)), sheer=False, wide=.3, open_to=.25, top=.3)
    lit_city(b, k, D + 3, -22, seed=9)
    with I.wall(b, 'left', W, D):
        for i in range(5):
            b.box(k.upright, .55 + i * .62, -.02, .09, 1.15 + i * .62, 0, H - .25, .006)
        b.box(k.cove, .55, -.06, H - .24, 3.65, -.03, H - .22)
        b.box(k.cove, .55, -.05, 1.32, 3.65, -.02, 1.335)
        I.picture(b, k, 1.55, 1.62, 2.65, 2.25, 15, k.brass)
    white = M.fabric('hotel white', (.85, .84, .82))
    with b.at(1.16, 2.1, 0, 90):
        F.bed(b, k, 1.9, 2.0, white, white, M.fabric('headboard', (.16, .26, .25)), 3, M.fabric('runner teal', (.05, .20, .20)), 1.25)
        for x in (-.4, .4):
            with b.at(x, .52, .74, 0, 58):
                b.cushion(M.fabric('runner teal', (.05, .20, .20)), 0, 0, 0, .5, .34, .14, .45, .75)
    for y in (.78, 3.42):
        with b.at(.04, y, 0, 90):
            F.drawers(b, k, .5, .5, .4, 1, k.walnut, 1, .2)
            with b.at(0, -.2, .5):
                F.lamp(b, k, .5)
    # Desk and mirror by the window, luggage stand, screen.
    with b.at(W - .32, 2.6, 0, -90):
        F.desk(b, k, 1.7, .55, .75, k.walnut, k.brass)
        with b.at(-.55, .05, .75):
            F.lamp(b, k, .45)
        with b.at(.1, -.02, .75, -6):
            F.laptop(b, k)
        b.lathe(k.ceramic, [(0, .01), (.03, .01), (.04, .075), (.036, .075), (0, .02)], .5, -.05, .75, 18)
        with b.at(.1, -.6, 0, 195):
            F.armchair(b, k, k.mustard, k.walnut)
    with I.wall(b, 'right', W, D):
        b.box(k.screen, 1.7, -.06, 1.2, 3.1, -.02, 2.0, .006)
    with b.at(2.75, 4.55, 0, 10):
        F.round_table(b, k.walnut, .26, .5)
        with b.at(0, 0, .5):
            F.vase(b, k, k.ceramic, .22, True, 4)
    with b.at(2.0, 4.45, 0, -15):
        F.armchair(b, k, M.fabric('slate chair', (.25, .28, .30)), k.walnut)
    with b.at(2.55, 2.1, 0, 90):
        b.cushion(M.fabric('slipper bench', (.42, .38, .32)), 0, 0, .38, 1.3, .42, .14, .2); b.block(k.walnut, 0, 0, .29, 1.24, .36, .03, .006); F.legs(b, k.walnut, 1.2, .36, .30, .05)
    I.ceiling_tray(b, k, 0, 0, W, D, H, .5, .14)
    for x, y in ((.25, .8), (.25, 3.4), (W - .25, 1.8), (W - .25, 3.6)):
        I.downlight(b, k, x, y, H - .14)
    stage.area((2.7, 2.5, H - .06), (2.7, 2.5, 0), 3.2, 58, (1, .78, .54), 2.8)
    stage.area((3.2, .25, 2.3), (1.6, 3, .8), 2.0, 14, (1, .88, .72))
    stage.sky(.8, 60, .4, 1.2, .5, (.9, .62, .6))
    I.daylight(b, 'far', W, D, win, 1.4, (.5, .65, 1))
    stage.camera(4.85, .2, 1.35, (1.85, 4.9), 20.5, -.05)
    return {'exposure': .35, 'bloom': .12}


def kitchen_white(b):
    """Two facing counters, white fronts, green tiles, chequered floor, a door to the wash yard."""
    k = I.std()
    W, D, H = 2.9, 5.0, 2.9
    door = (.9, .0, 2.0, 2.35)
    check = M.tiles('chequer', (.46, .46, .44), .3, grout=.003, rough=.15, vary=.85, vein=.05)
    tile = M.tiles('bottle tiles', (.03, .17, .11), .2, .066, .004, .10, .25, 0, (.55, .56, .52), .5)
    top = M.tiles('white quartz', (.80, .79, .77), 4.0, grout=.0005, rough=.14, vary=.01, vein=.12)
    white, sage = M.plain('white front', (.80, .79, .76), .3), M.plain('sage front', (.36, .44, .34), .35)
    I.room(b, k, W, D, H, check, {'far': [door]}, {})
    with I.wall(b, 'far', W, D):
        b.box(k.white_frame, door[0], .05, 0, door[0] + .07, .16, door[3]); b.box(k.white_frame, door[2] - .07, .05, 0, door[2], .16, door[3]); b.box(k.white_frame, door[0], .05, 2.0, door[2], .16, 2.07); b.box(k.white_frame, door[0], .05, door[3] - .06, door[2], .16, door[3])
        with b.at(door[2] - .07, .16, 0, 78):
            b.box(k.white_frame, 0, 0, 0, .94, .04, .9); b.box(k.white_frame, 0, 0, .9, .07, .04, 2.0); b.box(k.white_frame, .87, 0, .9, .94, .04, 2.0); b.box(k.white_frame, 0, 0, 1.93, .94, .04, 2.0)
    with b.at(0, .5, 0, 90):
        counter(b, k, D - .5, white, top, (1, 4))
        b.box(tile, 0, -.008, .88, D - .5, 0, 1.5)
        for z in (1.5, 1.88):
            b.box(k.oak, .4, -.26, z, D - .9, 0, z + .03)
            r, x = random.Random(int(z * 10)), .5
            while x < D - 1.1:
                s = r.uniform(.045, .08)
                b.lathe(r.choice([k.steel, k.ceramic, k.brass, k.ceramic, k.pot]), r.choice([[(0, 0), (s, 0), (s, s * 2.4), (s * .3, s * 2.7), (0, s * 2.7)], [(0, 0), (s * .6, 0), (s * 1.2, s * .9), (s * 1.15, s * .9), (0, .01)]]), x, -.13, z + .03, 20)
                x += s * 2.4 + r.uniform(.03, .12)
        b.box(k.screen, 2.0, -.52, .88, 2.7, -.08, .895, .004)
        for x, y in ((2.18, -.2), (2.52, -.2), (2.18, -.42), (2.52, -.42)):
            b.lathe(k.iron, [(0, 0), (.05, 0), (.045, .014), (0, .014)], x, y, .895, 18)
        b.lathe(k.steel, [(0, 0), (.12, 0), (.125, .14), (.13, .14), (.118, .02), (0, .01)], 2.52, -.2, .92, 28); b.lathe(M.plain('copper pan', (.72, .30, .14), .25, 1), [(0, 0), (.09, 0), (.11, .11), (.105, .11), (.085, .012), (0, .01)], 2.18, -.42, .92, 28)
        b.block(k.oak, .9, -.3, .88, .36, .26, .025, .006)
        for i in range(5):
            b.cushion(M.plain('tomato', (.60, .05, .03), .3, vary=.1), .82 + .075 * (i % 3), -.34 + .08 * (i // 3), .935, .075, .075, .065, 1, 0, 10)
        plants.shrub(.35, .5 + 3.6, .13, .26, 5, .98, n=24); B.pot_plant(b, k, 3.6, -.35, .88, .08, .12, False)
    with b.at(W, D - .3, 0, -90):
        counter(b, k, 3.1, white, top, (2,))
        b.box(tile, 0, -.008, .88, 3.1, 0, 1.5)
        cupboards(b, k, 3.1, sage)
        b.box(k.ceramic, .5, -.52, .86, 1.2, -.1, .885, .01); b.box(M.plain('bowl white', (.60, .60, .58), .2), .55, -.47, .886, 1.15, -.16, .887)
        b.rod(k.brass, (.85, -.06, .88), (.85, -.06, 1.2), .013); b.rod(k.brass, (.85, -.06, 1.2), (.85, -.24, 1.22), .012); b.rod(k.brass, (.85, -.24, 1.22), (.85, -.25, 1.14), .012)
        b.box(k.screen, 2.2, -.44, .88, 2.75, -.06, 1.18, .01); b.box(k.alu, 2.64, -.445, .9, 2.73, -.44, 1.16)
        b.box(k.gloss, 3.14, -.68, .03, 3.84, -.04, 1.8, .02); b.box(k.steel, 3.2, -.71, .9, 3.22, -.69, 1.5)
    for y in (1.6, 3.4):
        F.pendant(b, k, 1.45, y, H, .7, .17, k.brass, 8)
    b.box(k.kota, -1, D + .23, -.1, 4, D + 2.4, -.02)
    with b.at(-1, D + 2.4, 0):
        B.railing(b, k, 0, 5, 0, 0, 1.0)
    for i, x in enumerate((.6, 2.3)):
        B.pot_plant(b, k, x, D + 2.0, 0, .16, .3, True, 4 + i)
    town.plane(b, k.lawn, -60, D + 3, 60, 90, -5)
    plants.tree(b, 2.4, 13, 8, 3.6, .16, 5, 'neem', z=-5); plants.tree(b, -1.5, 14, 9, 3.6, .16, 8, 'mango', z=-5); town.tree_line(-30, 40, 34, 12, 3, 9)
    stage.sky(32, 80, .3, 1.2, .3)
    stage.sun(36, 84, 14, (1, .84, .62), .6, 3)
    I.daylight(b, 'far', W, D, door, 22)
    stage.area((1.45, .3, 2.5), (1.45, 3.5, .9), 1.6, 26, (1, .95, .88)); stage.area((1.45, 2.6, H - .05), (1.45, 2.6, 0), .8, 30, (1, .95, .88), 3.4)
    stage.camera(1.5, .25, 1.42, (1.42, 5), 19.5, -.05)
    return {'exposure': -.35, 'bloom': .08}


def studio_blue(b):
    """One room, evening: daybed under the window, a blue kitchenette behind a counter, bicycle on the wall."""
    k = I.std()
    W, D, H = 5.0, 4.6, 2.85
    win = (1.1, .75, 3.3, 2.25)
    blue, cement = M.plain('kitchen blue', (.05, .15, .30), .35), M.ground('cement floor', (.36, .35, .34), (.42, .41, .39), .5, 8, .3, .04)
    brick = M.stone('painted brick', (.74, .72, .68), (.68, .66, .62), .23, .075, .006, vary=.4, bump=.9)
    I.room(b, k, W, D, H, cement, {'left': [win]}, {'left': brick, 'far': M.plaster('night blue', (.07, .12, .20), 0, .85, .05)})
    with I.wall(b, 'left', W, D):
        B.window(b, k, *win, 4, k.frame, sill=False, transom=1.8)
        b.box(k.oak, win[0] - .1, -.12, win[1] - .04, win[2] + .1, .12, win[1])
    with b.at(.62, 2.25, 0, 90):
        b.block(k.oak, 0, 0, .08, 2.3, 1.0, .24, .012)
        b.cushion(M.fabric('daybed', (.60, .58, .54)), 0, 0, .42, 2.2, .96, .22, .12)
        for x, m, t in ((-.85, k.mustard, 20), (-.4, k.indigo, -8), (.35, k.rust, 6), (.85, k.ivory, -14)):
            with b.at(x, .33, .68, t, 66):
                b.cushion(m, 0, 0, 0, .46, .46, .16, .45, .75)
        b.sheet(k.block, -1.16, -.56, -.2, .2, lambda x, y: .545 - max(0, -y - .5) * 6, 20, 30)
    # Kitchenette on the far wall, a breakfast counter with stools in front of it.
    top = M.tiles('marble top', (.78, .77, .74), 4, grout=.0005, rough=.12, vary=.01, vein=.35)
    with b.at(1.9, D, 0):
        counter(b, k, 2.9, blue, top, (1,))
        b.box(M.tiles('zellige', (.72, .74, .72), .1, .1, .004, .08, .14, 0, (.6, .6, .58)), 0, -.008, .88, 2.9, 0, 1.5)
        cupboards(b, k, 1.5, blue)
        for z in (1.52, 1.9):
            b.box(k.oak, 1.6, -.24, z, 2.85, 0, z + .03)
            for i in range(5):
                b.lathe((k.brass, k.ceramic, k.steel)[i % 3], [(0, 0), (.06, 0), (.06, .14), (.02, .17), (0, .17)], 1.75 + i * .24, -.12, z + .03, 18)
        b.box(k.steel, .25, -.5, .882, .9, -.1, .888); b.rod(k.brass, (.57, -.06, .88), (.57, -.06, 1.18), .012); b.rod(k.brass, (.57, -.06, 1.18), (.57, -.22, 1.18), .012)
        b.box(k.screen, 1.35, -.5, .88, 1.9, -.1, .893)
        b.lathe(k.rust, [(0, 0), (.09, 0), (.11, .09), (.10, .15), (.02, .18), (0, .18)], 1.6, -.25, .895, 24)
    with b.at(3.55, 2.75, 0):
        b.block(top, 0, 0, .98, 1.9, .55, .045, .006); b.block(blue, 0, .05, 0, 1.7, .38, .98, .006)
        for x in (-.55, .05, .6):
            with b.at(x, -.52, 0):
                b.lathe(k.oak, [(0, .68), (.16, .68), (.17, .70), (.16, .72), (0, .72)], seg=28); F.legs(b, k.black, .25, .25, .68, .05, .02)
        with b.at(.6, .05, 1.025):
            F.vase(b, k, k.ceramic, .24, True, 6)
        b.lathe(k.pot, [(0, 0), (.08, 0), (.15, .07), (.14, .07), (.07, .012), (0, .01)], -.2, 0, 1.025, 28)
        for i in range(5):
            b.cushion(M.plain('lemon', (.78, .58, .05), .4, vary=.1), -.2 + .06 * (i % 3 - 1), .05 * (i // 3) - .02, 1.09, .08, .065, .065, 1, 0, 10)
    for x in (3.0, 3.6, 4.2):
        F.pendant(b, k, x, 2.75, H, 1.05, .13, k.black, 9)
    with b.at(2.3, 1.3, 0, 150):
        F.armchair(b, k, k.mustard, k.oak)
    b.box(M.fabric('studio rug', (.62, .60, .55), other=(.40, .18, .10), stripe=.5), 1.2, 1.0, 0, 2.9, 3.4, .012, .004)
    with b.at(1.75, 2.3, .012):
        F.round_table(b, k.oak, .36, .38, k.black)
        b.block(k.paper, .05, 0, .38, .26, .2, .03); b.block(k.indigo, .06, 0, .41, .22, .17, .02)
    with b.at(.35, 3.75, 0):
        F.lamp(b, k, 1.6, floor=True)
    B.pot_plant(b, k, .38, .75, 0, .19, .38, False); plants.shrub(.38, .75, .34, 1.1, 7, .34, 'palm', 100)
    I.fan(b, k, 1.9, 2.2, H, .34, 33, k.black)
    town.plane(b, k.lawn, -90, -60, -.5, 90, -6); plants.tree(b, -5.5, 3.5, 9, 3.8, .16, 21, 'neem', z=-5); town.tree_line(-40, -14, 22, 12, 3, 10)
    stage.sky(9, 190, .30, 1.2, .4)
    stage.sun(14, 192, 9, (1, .60, .30), .8, 3)
    I.daylight(b, 'left', W, D, win, 12, (1, .84, .68))
    stage.area((2.8, 2.2, H - .06), (2.8, 2.2, 0), 3, 42, (1, .84, .64), 2.6)
    stage.camera(4.3, .2, 1.4, (2.0, 4.6), 19.5, -.045)
    return {'exposure': .3, 'bloom': .11}
