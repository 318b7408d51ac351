"""Small homes: a one-room kitchen flat and a twin-sharing paying-guest room."""
import random

from kit import building as B, furniture as F, interior as I, materials as M, plants, stage, town
from scenes.rooms import outside


def studio_room(b):
    k = I.std()
    W, D, H = 4.6, 5.2, 2.85
    door = (2.2, .05, 3.7, 2.25)
    I.room(b, k, W, D, H, k.vitrified, {'left': [door]}, {'far': k.wall, 'right': k.sandwall})
    with I.wall(b, 'left', W, D):
        I.dressed_window(b, k, door, 2, k.rust, wide=.35, open_to=.25, top=.28)
    b.box(k.paving, -1.5, 1.8, -.12, -.23, 4.2, 0)
    with b.at(-1.42, 4.2, 0, -90):
        B.railing(b, k, 0, 2.4, 0, 0, 1.05)
    B.pot_plant(b, k, -1.1, 2.5, 0, .16, .32, True, 3); B.pot_plant(b, k, -1.1, 3.7, 0, .16, .32, True, 4)
    outside(b, k, -2)
    plants.tree(b, -6.5, 7.5, 8, 3.6, .16, 5, 'neem', z=-4)
    I.fan(b, k, 2.2, 3.0, H, .34, 15, k.white_frame)
    # Kitchenette along the far wall: counter, two-ring stove, shelf with steel boxes.
    back = M.tiles('small tiles', (.62, .30, .18), .1, .1, .004, .15, .12, 0, (.70, .62, .52))
    with b.at(2.45, D, 0):
        L = 2.15
        b.box(back, 0, -.008, .86, L, 0, 1.5)
        b.box(k.oak, 0, -.55, .1, L, 0, .82); b.box(k.black, .05, -.5, 0, L, 0, .1)
        for i in range(4):
            x = i * L / 4
            b.box(k.laminate, x + .004, -.57, .105, x + L / 4 - .004, -.55, .815, .002)
            b.box(k.brass, x + .08, -.59, .74, x + .2, -.575, .752)
        b.block(M.ground('counter', (.05, .045, .04), (.09, .08, .07), 9, 60, .15, 0), L / 2, -.29, .82, L, .61, .04, .004)
        b.box(k.steel, .25, -.45, .86, .9, -.1, .92, .01)
        for x in (.42, .73):
            b.lathe(k.iron, [(0, 0), (.08, 0), (.08, .03), (.05, .03), (0, .02)], x, -.28, .92, 20)
        b.lathe(k.steel, [(0, 0), (.1, 0), (.11, .14), (.115, .14), (.105, .02), (0, .01)], .73, -.28, .95, 24)
        b.box(k.steel, 1.3, -.46, .862, 1.8, -.1, .866)
        b.box(M.plain('bowl', (.3, .3, .3), .25, 1), 1.34, -.42, .867, 1.76, -.14, .868)
        b.rod(k.steel, (1.55, -.05, .86), (1.55, -.05, 1.1), .011); b.rod(k.steel, (1.55, -.05, 1.1), (1.55, -.2, 1.08), .011)
        for z in (1.52, 1.92):
            b.box(k.oak, 0, -.26, z, L, 0, z + .03)
            r = random.Random(int(z * 10))
            x = .1
            while x < L - .15:
                s = r.uniform(.05, .075)
                m = r.choice([k.steel, k.steel, k.pot, k.ceramic])
                b.lathe(m, [(0, 0), (s, 0), (s, s * 2.2), (s * 1.04, s * 2.3), (s * .9, s * 2.6), (0, s * 2.7)], x, -.13, z + .03, 20)
                x += s * 2 + r.uniform(.03, .09)
    # Bed along the far left, table for two, shelf, wardrobe.
    with b.at(1.15, D - 1.06, 0):
        F.bed(b, k, 1.35, 1.95, k.ivory, k.block, None, 2, k.indigo, .8, wood=k.oak)
    with I.wall(b, 'far', W, D):
        I.picture(b, k, .72, 1.3, 1.42, 2.1, 4)
        b.box(k.oak, 2.36, -.5, 0, 2.40, 0, 2.2)
    with b.at(.3, D - .3, 0):
        b.box(k.oak, -.02, -.2, .0, .18, .2, .5, .006)
        with b.at(.08, 0, .5):
            F.lamp(b, k, .42)
    rug = M.fabric('small rug', (.68, .58, .44), other=(.52, .30, .16), stripe=.11)
    b.box(rug, .55, 1.7, 0, 2.6, 2.9, .012, .004)
    with b.at(3.35, 2.75, 0):
        F.round_table(b, k.oak, .42, .74, k.black)
        with b.at(-.05, .05, .74):
            F.vase(b, k, k.ceramic, .18, True, 5)
        b.lathe(k.rust, [(0, 0), (.035, 0), (.042, .08), (.036, .08), (.03, .01)], .2, -.12, .74, 16)
        for x, y, t in ((-.6, -.12, 80), (.5, .42, 220)):
            with b.at(x, y, 0, t + 180):
                F.chair(b, k, k.oak, k.rust)
    with b.at(W, 1.35, 0, -90):
        F.wardrobe(b, k, 1.3, 2.2, .55, 2, k.laminate, 1)
    with I.wall(b, 'right', W, D):
        for z in (1.35, 1.72):
            b.box(k.oak, 1.7, -.2, z, 3.1, 0, z + .03)
            F.shelf_books(b, k, 1.75, 3.05, -.01, z + .03, int(z * 9), .75)
        I.switchboard(b, k, 1.3)
    F.pendant(b, k, 3.35, 2.75, H, 1.0, .22, k.cane, 12)
    stage.sky(30, 196, .28, 1.2, .3)
    stage.sun(37, 200, 14.0, (1, .77, .52), .6, 3)
    I.daylight(b, 'left', W, D, door, 19)
    stage.area((2.6, .3, 2.3), (2.2, 4, .8), 2.0, 24, (1, .9, .78))
    stage.camera(2.5, .2, 1.4, (2.2, 5.2), 19.5, -.055)
    return {'exposure': .1, 'bloom': .09}


def pg_room(b):
    k = I.std()
    W, D, H = 4.4, 6.0, 2.9
    win = (1.5, .95, 2.9, 2.25)
    I.room(b, k, W, D, H, k.kota, {'far': [win]}, {'left': k.sandwall})
    with I.wall(b, 'far', W, D):
        I.dressed_window(b, k, win, 3, k.mustard, grille=True, wide=.22, open_to=.3, top=.22)
        I.switchboard(b, k, 3.05, 1.15)
    town.plane(b, k.lawn, -90, D + 1, 90, 140, -6.5)
    plants.tree(b, 3.2, 12, 9, 4, .18, 9, 'neem', z=-5)
    plants.tree(b, -2.6, 15, 9, 4, .18, 14, 'mango', z=-6)
    town.neighbour(b, k, -14, 24, 10, 9, 2, 5, 0, k.cream)
    I.fan(b, k, 2.2, 2.9, H, .36, 55, k.white_frame)
    for s, cover in ((0, k.indigo), (1, k.rust)):
        x = .58 if s == 0 else W - .58
        with b.at(x, 3.35, 0):
            F.bed(b, k, .95, 1.95, k.ivory, cover, None, 1, None, .52, wood=k.oak)
        # Study table beside the window, with shelf, lamp and chair.
        with b.at(.70 if s == 0 else W - .70, D - .3, 0):
            F.desk(b, k, 1.15, .58, .75, k.oak, k.white_frame)
            with b.at(-.42 if s else .42, .1, .75, 12):
                F.lamp(b, k, .40, lit=True)
            with b.at(0, .02, .75, 5):
                F.laptop(b, k)
            b.block(k.paper, .3 if s else -.32, -.06, .75, .2, .27, .03)
            with b.at(.05, -.55, 0, 168):
                F.chair(b, k, k.oak, k.sage)
            for z in (1.32, 1.68):
                b.box(k.oak, -.5, .08, z, .5, .29, z + .025)
                F.shelf_books(b, k, -.45, .45, .28, z + .025, s * 7 + int(z * 10), .8)
        with I.wall(b, 'left' if s == 0 else 'right', W, D):
            px = 3.0 if s == 0 else D - 3.75
            I.picture(b, k, px, 1.35, px + .75, 1.9, 3 + s)
    with b.at(W / 2, D - .02, 0):
        F.drawers(b, k, .5, .55, .42, 3, k.oak)
        with b.at(0, -.22, .55):
            b.lathe(k.steel, [(0, 0), (.04, 0), (.04, .2), (.02, .23), (.02, .26), (0, .26)], .1, 0, 0, 18)
            B.pot_plant(b, k, -.1, 0, 0, .07, .12, False)
            plants.shrub(W / 2 - .1, D - .24, .13, .24, 4, .65, n=18)
    runner = M.fabric('runner', (.66, .56, .42), other=(.22, .26, .20), stripe=.13)
    b.box(runner, 1.5, 2.3, 0, 2.9, 4.4, .012, .004)
    stage.sky(30, 80, .3, 1.2, .3)
    stage.sun(30, 66, 14.0, (1, .77, .52), .6, 3)
    I.daylight(b, 'far', W, D, win, 34)
    stage.area((2.2, .3, 2.4), (2.2, 4, .8), 2.0, 62, (1, .9, .78))
    stage.camera(2.25, .2, 1.45, (2.18, 6.0), 20, -.05)
    return {'exposure': .4, 'bloom': .09}
