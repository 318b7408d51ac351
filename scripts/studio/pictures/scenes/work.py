"""Places of work and arrival: an open office floor and a serviced-flat lobby."""
import random

from kit import building as B, furniture as F, interior as I, materials as M, plants, stage, town


def city(b, k, z):
    """Sunlit blocks and tree tops seen from an upper floor."""
    town.plane(b, k.lawn, -300, -200, 300, 400, z)
    r = random.Random(3)
    for i in range(16):
        x, y, w = -150 + r.uniform(0, 115), r.uniform(-30, 150), r.uniform(14, 22)
        h = r.uniform(8, 30)
        m = [k.cream, k.white, k.sand][i % 3]
        b.box(m, x, y, z, x + w, y + w, z + h)
        for fl in range(int(h / 3.1)):
            b.box(k.frame, x + w, y + 1, z + fl * 3.1 + 1, x + w + .05, y + w - 1, z + fl * 3.1 + 2.2)
            b.box(k.slab, x + w, y - .3, z + fl * 3.1 - .1, x + w + .8, y + w + .3, z + fl * 3.1 + .08)
    town.tree_line(-60, -18, 24, 10, 4, 9)


def office_floor(b):
    k = I.std()
    W, D, H = 11.5, 17.0, 3.3
    carpet = M.fabric('carpet', (.24, .22, .19), weave=90, other=(.28, .25, .21))
    wins = [(1.0 + i * 3.2, .55, 3.8 + i * 3.2, 2.85) for i in range(5)]
    I.room(b, k, W, D, H, carpet, {'left': wins}, {'far': k.accent})
    with I.wall(b, 'left', W, D):
        for i, h in enumerate(wins):
            B.window(b, k, *h, 3, k.frame, sill=False, transom=2.25)
            b.box(k.marble, h[0], -.06, h[1] - .03, h[2], .12, h[1])
            # Roller blinds, each left at its own height.
            drop = [.35, .7, .3, .5, .3][i]
            b.box(k.ivory, h[0] + .02, .02, h[3] - drop, h[2] - .02, .03, h[3])
    city(b, k, -16)
    # Grid ceiling with flat panels and linear lights.
    grid, lit = M.tiles('grid', (.80, .79, .75), .6, grout=.012, rough=.9, vein=0, vary=.01), M.glow('panel', (1, .92, .80), 4.5)
    b.box(grid, 0, 0, H - .06, W, D, H - .03)
    for y in range(2, 16, 3):
        for x in (2.6, 6.0, 9.4):
            b.box(lit, x - .6, y - .06, H - .075, x + .6, y + .06, H - .055)
    for y in (5.6, 11.2):
        b.block(k.sandwall, W - 2.6, y, 0, .6, .6, H)
    # Desk clusters in two ranks.
    r = random.Random(6)
    screen = [k.sage, k.rust, k.linen]
    for row, cx in enumerate((2.75, 7.2)):
        for c in range(4):
            cy = 3.4 + c * 3.5
            b.box(screen[c % 3], cx - .018, cy - 1.45, .5, cx + .018, cy + 1.45, 1.14, .008)
            for s in (-1, 1):
                for j in (-.72, .72):
                    with b.at(cx + s * .38, cy + j, 0, 90 * s):
                        F.desk(b, k, 1.4, .7, .74, k.oak, k.white_frame, False)
                        with b.at(r.uniform(-.1, .1), .18, .74, r.uniform(-6, 6)):
                            F.monitor(b, k)
                        b.block(k.black, 0, -.16, .74, .42, .13, .015, .004)
                        b.block(k.alu, -.52, .12, 0, .36, .45, .55, .006)
                        if r.random() < .5:
                            b.lathe(k.rust, [(0, 0), (.035, 0), (.04, .09), (.034, .09), (.03, .01)], .4, -.1, .74, 14)
                        if r.random() < .5:
                            b.block(k.paper, -.42, -.08, .74, .21, .3, .03)
                        if r.random() < .3:
                            with b.at(.5, .2, .74):
                                B.pot_plant(b, k, 0, 0, 0, .06, .1, False)
                                o = b.here.translation
                                plants.shrub(o.x, o.y, .11, .2, c, o.z + .08, n=12)
                        with b.at(r.uniform(-.12, .12), -.66, 0, r.uniform(-30, 30)):
                            F.task_chair(b, k, 180, k.black if c % 2 else k.indigo)
    # Cabin at the far end behind glass, and a planted divider.
    for x in (4.2, 6.6, 9.0, 11.4):
        b.box(k.frame, x - .03, 15.0, 0, x + .03, 15.06, H)
    b.box(k.frame, 4.2, 15.0, 2.3, W, 15.06, 2.36); b.box(k.frame, 4.2, 15, 0, W, 15.06, .08)
    b.face(k.rail_glass, [(4.2, 15.03, 0), (W, 15.03, 0), (W, 15.03, H), (4.2, 15.03, H)])
    with b.at(7.8, 16.0, 0):
        F.table(b, k.walnut, 2.6, .9, .75)
        for x in (-.9, 0, .9):
            with b.at(x, -.75, 0, 170):
                F.task_chair(b, k, 0, k.rust)
    with I.wall(b, 'far', W, D):
        I.picture(b, k, 1.2, 1.2, 2.4, 2.3, 7)
    for i, (x, y) in enumerate(((.5, 5.2), (.5, 11.4), (4.6, 14.5))):
        B.pot_plant(b, k, x, y, 0, .22, .44, False)
        plants.shrub(x, y, .4, 1.15, 20 + i, .38, 'mango', 110)
    stage.sky(30, 190, .26, 1.2, .3)
    stage.sun(34, 196, 11.0, (1, .78, .54), .6, 4)
    for h in (wins[0], wins[2], wins[4]):
        I.daylight(b, 'left', W, D, (h[0] - 1.2, h[1], h[2] + 1.2, h[3]), 16)
    stage.area((6, 8, H - .1), (6, 8, 0), 8, 420, (1, .9, .76), 13)
    stage.camera(4.9, .3, 1.6, (4.5, 17), 22, -.06)
    return {'exposure': .25, 'bloom': .07}


def serviced_lobby(b):
    k = I.std()
    W, D, H = 9.0, 10.0, 4.2
    wins = [(2.2, .1, 4.6, 3.5), (5.4, .1, 7.8, 3.5)]
    I.room(b, k, W, D, H, k.marble, {'left': wins}, {'far': k.sandwall, 'right': k.wall})
    with I.wall(b, 'left', W, D):
        for h in wins:
            I.dressed_window(b, k, h, 3, k.drape, wide=.35, open_to=.2, top=.3)
    plants.tree(b, -5, 7.5, 7, 3.4, .16, 4, 'neem', z=-.5)
    plants.palm(b, -3.6, 4.2, 3.4, 4, -.3)
    plants.hedge(-2.6, 0, -2.6, 9, 1.0, .7, 6, -.2)
    town.plane(b, k.lawn, -80, -40, -.4, 80, -.25)
    town.tree_line(-50, -14, 26, 12, 7, 9)
    I.ceiling_tray(b, k, 0, 0, W, D, H, .8, .22)
    # Reception: stone counter before a lit jaali screen.
    back = M.glow('behind jaali', (1, .62, .30), .8)
    with I.wall(b, 'far', W, D):
        b.box(back, 2.4, -.01, .4, 7.4, -.005, 3.5)
        B.jaali(b, k.teak, 2.3, .3, 7.5, 3.6, -.14, .35, .06, .06)
        for x in (.35, 7.75):
            b.box(k.upright, x, -.05, .1, x + 1.6 if x < 1 else x + .9, 0, 3.9)
    stage.area((4.9, D - .35, 3.4), (4.9, D - 2, 0), 4.6, 40, (1, .7, .4), .2)
    b.box(k.dholpur, 2.9, D - 2.1, 0, 6.9, D - 1.4, 1.0)
    b.box(k.marble, 2.8, D - 2.2, 1.0, 7.0, D - 1.35, 1.06, .006)
    b.box(k.cove, 2.95, D - 2.12, .06, 6.85, D - 2.11, .09)
    for i in range(24):
        b.rod(k.brass, (3.0 + i * .165, D - 2.115, .1), (3.0 + i * .165, D - 2.115, .98), .012, seg=8)
    with b.at(6.3, D - 1.75, 1.06):
        F.vase(b, k, k.pot, .34, True, 9)
    with b.at(3.5, D - 1.7, 1.06):
        F.monitor(b, k, .4, .24)
    b.lathe(k.brass, [(0, 0), (.05, 0), (.05, .02), (.03, .05), (0, .06)], 4.9, D - 1.9, 1.06)
    for x in (3.6, 4.9, 6.2):
        F.pendant(b, k, x, D - 1.8, H - .2, 1.5, .26, k.brass, 22)
    # Sitting group on a rug by the windows.
    b.box(k.dhurrie, .9, 2.6, 0, 5.0, 6.2, .012, .004)
    with b.at(2.4, 6.0, .012, 0):
        F.sofa(b, k, 2.2, .9, k.linen, 3, ((k.rust, -.75, 8), (k.block, .7, -10)))
    for y, f in ((3.4, k.rust), (4.7, k.sage)):
        with b.at(4.6, y, .012, -80):
            F.armchair(b, k, f)
    with b.at(2.6, 4.3, .012):
        F.round_table(b, k.walnut, .55, .40, k.brass)
        with b.at(.1, .1, .4):
            F.vase(b, k, k.brass, .22, True, 3)
        b.block(k.paper, -.2, -.15, .4, .28, .2, .03)
    for x, y, s in ((.6, 1.5, 3), (.6, 8.4, 4), (8.3, 8.9, 5)):
        b.lathe(k.pot, [(0, 0), (.26, 0), (.34, .5), (.36, .55), (.3, .55), (.28, .48), (0, .48)], x, y, 0, 28)
        plants.shrub(x, y, .55, 1.6, s, .48, 'mango', 150)
    # Lift doors on the right wall in a stone frame.
    with I.wall(b, 'right', W, D):
        for x in (2.0, 4.2):
            b.box(k.dholpur, x - .2, -.05, 0, x + 1.4, .0, 2.55)
            b.box(k.steel, x, -.07, 0, x + .595, -.04, 2.3); b.box(k.steel, x + .605, -.07, 0, x + 1.2, -.04, 2.3)
        I.picture(b, k, 6.1, 1.2, 7.3, 2.5, 11)
        b.box(k.upright, 5.9, -.4, .74, 7.6, -.02, .78, .006); b.box(k.brass, 6.0, -.36, 0, 6.04, -.06, .74); b.box(k.brass, 7.46, -.36, 0, 7.5, -.06, .74)
    with b.at(W - .22, D - 6.5, .78):
        F.lamp(b, k, .55)
    I.fan(b, k, 3.0, 4.6, H, .7, 30)
    stage.sky(28, 200, .26, 1.2, .3)
    stage.sun(38, 200, 13.0, (1, .77, .52), .6, 5)
    for h in wins:
        I.daylight(b, 'left', W, D, h, 9)
    stage.area((5, .4, 3.6), (4.5, 6, 1), 4, 50, (1, .86, .68))
    stage.camera(5.7, .4, 1.5, (4.35, 10), 21, .03)
    return {'exposure': .05, 'bloom': .10}
