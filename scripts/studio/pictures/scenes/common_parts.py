"""What a building's people share: the stair hall and a gym."""
from kit import building as B, furniture as F, interior as I, materials as M, plants, stage, town


def stair_hall(b):
    """Entrance of an older block of flats: stairs round a lift cage, letter boxes, jaali light."""
    k = I.std()
    W, D, H = 5.4, 6.6, 3.5
    floor = M.tiles('hall chequer', (.40, .38, .35), .45, grout=.003, rough=.12, vary=.75, vein=.1)
    dado = M.plaster('hall green', (.22, .34, .27), 0, .6, .06)
    b.box(floor, -.3, -1, -.1, W + .3, D + 3, 0); b.box(k.ceiling, -.3, -1, H, 2.3, D + 3, H + .15); b.box(k.ceiling, 2.3, -1, H, W + .3, 2.6, H + .15); b.box(k.ceiling, 2.3, 2.6, H + 3.3, W + .3, D + 3, H + 3.4)
    with b.at(0, -1, 0, 90):
        B.facade(b, k.wall, D + 4, H, [(2.2, .9, 3.6, 3.0), (4.6, .9, 6.0, 3.0)])
        for a in (2.2, 4.6):
            B.jaali(b, k.white, a, .9, a + 1.4, 3.0, .05, .23, .06)
        for q in ((0, 2.2), (3.6, 4.6), (6.0, D + 4)):
            b.box(dado, q[0], -.006, 0, q[1], 0, 1.3)
        b.box(dado, 2.2, -.006, 0, 3.6, 0, .9); b.box(dado, 4.6, -.006, 0, 6.0, 0, .9)
    with b.at(W, D + 3, 0, -90):
        B.facade(b, k.wall, D + 4, H + 3.4, []); b.box(dado, 0, -.006, 0, D + 4, 0, 1.3)
    with b.at(0, D, 0):
        B.facade(b, k.wall, W, H + 3.4, [(2.7, 3.9, 5.0, 6.3)]); b.box(dado, 0, -.006, 0, W, 0, 1.3)
        B.jaali(b, k.white, 2.7, 3.9, 5.0, 6.3, .05, .25, .06)
    # Flight up along the right wall to a landing, then back to the left.
    stone, n = M.tiles('stair stone', (.30, .31, .27), 2.0, grout=.002, rough=.25, vary=.05, vein=.15), 11
    for i in range(n):
        b.box(stone, W - 1.5, 2.2 + i * .28, i * .165, W, 2.2 + (i + 1) * .28 + .03, (i + 1) * .165)
        b.box(k.wall, W - 1.49, 2.2 + i * .28, max(0, i * .165 - .3), W, 2.2 + (i + 1) * .28, i * .165 + .001)
    z = n * .165
    b.box(stone, 2.45, 2.2 + n * .28, z - .14, W, D, z)
    for i in range(9):
        y = 2.2 + n * .28 - i * .28
        b.box(stone, 2.45, y - .28, z + i * .165, W - 1.62, y + .03, z + (i + 1) * .165)
    # Rails with a teak handrail.
    for x, y0, z0, s in ((W - 1.5, 2.2, 0, 1), (W - 1.62, 2.2 + n * .28, z, -1), (2.47, 2.2 + n * .28, z, -1)):
        for i in range(n if s > 0 else 9):
            y, zz = y0 + s * (i + .5) * .28, z0 + (i + 1) * .165
            for d in (-.07, .07):
                b.rod(k.iron, (x, y + d, zz), (x, y + d, zz + .88 + d * .59 * s), .009, seg=6)
        m = n if s > 0 else 9
        b.rod(k.teak, (x, y0, z0 + .95), (x, y0 + s * m * .28, z0 + .95 + m * .165), .032)
    b.rod(k.iron, (W - 1.5, 2.15, 0), (W - 1.5, 2.15, 1.05), .035); b.lathe(k.brass, [(0, 0), (.055, .04), (.05, .09), (0, .12)], W - 1.5, 2.15, 1.05, 16)
    # Letter boxes, lift door in a stone surround, notice board, name board, bench with a plant.
    wood = [M.plain('box teak', (.28, .13, .06), .4), M.plain('box door', (.33, .16, .07), .35)]
    with I.wall(b, 'far', W, D):
        b.box(k.dholpur, .45, -.08, 0, 1.95, 0, 2.6); b.box(k.steel, .65, -.10, 0, 1.195, -.07, 2.3); b.box(k.steel, 1.205, -.10, 0, 1.75, -.07, 2.3)
        b.box(M.glow('lift sign', (1, .45, .12), 3), 1.1, -.10, 2.4, 1.3, -.085, 2.47); b.box(k.steel, 2.05, -.02, 1.1, 2.17, 0, 1.35)
    with b.at(0, -1, 0, 90):
        for i in range(3):
            for j in range(4):
                x, zz = 6.2 + i * .36, 1.0 + j * .28
                b.box(wood[0], x, -.2, zz, x + .35, 0, zz + .27, .006); b.box(wood[1], x + .02, -.21, zz + .02, x + .33, -.195, zz + .25, .004); b.box(k.brass, x + .1, -.215, zz + .17, x + .25, -.205, zz + .195)
    with b.at(.45, 1.9, 0, 90):
        for s in (-.6, .6):
            b.block(k.dholpur, s, 0, 0, .2, .42, .42, .01)
        b.block(k.teak, 0, 0, .42, 1.7, .46, .05, .01)
    for x, y, s in ((.42, 3.9, 3), (2.35, 6.2, 5)):
        B.pot_plant(b, k, x, y, 0, .2, .42, False); plants.shrub(x, y, .36, 1.1, s, .38, 'palm', 110)
    F.pendant(b, k, 1.4, 3.2, H, .8, .18, k.brass, 20)
    town.plane(b, k.lawn, -90, -60, -.5, 90, -.3); plants.tree(b, -6, 3, 8, 4, .2, 6, 'neem')
    stage.sky(30, 190, .3, 1.2, .3)
    stage.sun(33, 204, 19, (1, .80, .56), .6, 3)
    I.daylight(b, 'left', W, D, (1.2, .9, 5.0, 3.0), 11)
    stage.area((3.9, D - .2, 5.2), (3.9, D - 2, 1.5), 2.2, 95, (1, .94, .86), 2.2); stage.area((2.4, -.8, 2.8), (2.6, 4, 1), 2.2, 60, (1, .93, .84))
    stage.camera(1.75, -.75, 1.5, (2.95, 6.6), 20, .03)
    return {'exposure': -.05, 'bloom': .09}


def gym(b):
    """A society's gym: treadmills before the windows, weights at a mirror wall, rubber floor."""
    k = I.std()
    W, D, H = 7.6, 9.0, 3.2
    rubber = M.ground('rubber floor', (.035, .037, .04), (.05, .052, .055), 6, 40, .6, .1)
    orange, black = M.plaster('gym orange', (.70, .22, .03), 0, .8, .04), M.plain('machine black', (.02, .02, .022), .35)
    win = (.6, .15, 8.2, 2.6)
    I.room(b, k, W, D, H, rubber, {'left': [win]}, {'far': orange, 'right': k.gloss})
    with I.wall(b, 'left', W, D):
        B.window(b, k, *win, 6, k.frame, sill=False, transom=2.1)
    with I.wall(b, 'right', W, D):
        b.box(k.mirror, 1.0, -.012, .25, 7.6, -.004, 2.4)
        for i in range(1, 5):
            b.box(k.frame, 1.0 + i * 1.32 - .004, -.014, .25, 1.0 + i * 1.32 + .004, -.004, 2.4)

    def treadmill():
        """Runner faces -y."""
        b.box(black, -.42, -.75, .05, .42, 1.0, .2, .03); b.box(M.plain('belt', (.04, .04, .04), .7), -.28, -.5, .2, .28, .98, .205)
        for s in (-.38, .38):
            b.box(k.alu, s - .05, -.7, .2, s + .05, .9, .225, .01); b.rod(k.alu, (s, -.62, .2), (s, -.74, 1.25), .035); b.rod(black, (s, -.74, 1.02), (s, -.2, .98), .025)
        with b.at(0, -.74, 1.28, 0, -28):
            b.box(black, -.42, -.03, -.1, .42, .03, .28, .02); b.box(M.glow('console', (.3, .75, 1), 1.2), -.2, .032, .02, .2, .034, .22)
    for i in range(4):
        with b.at(1.15, 2.0 + i * 1.75, 0, -90):
            treadmill()
    # Dumb-bell rack under the mirror, bench, balls, a cable frame at the far wall.
    with b.at(W - .32, 5.2, 0, -90):
        for z in (.35, .75):
            b.box(k.iron, -1.7, -.18, z, 1.7, .18, z + .05)
            for i in range(12):
                x, s = -1.55 + i * .28, .055 + .012 * (i // 3)
                with b.at(x, 0, z + .05 + s, 0, 90):
                    b.lathe(black, [(0, -.15), (s, -.15), (s, -.06), (.015, -.06), (.015, .06), (s, .06), (s, .15), (0, .15)], seg=14)
        for x in (-1.6, 1.6):
            b.box(k.iron, x - .04, -.2, 0, x + .04, .2, .85)
    with b.at(4.7, 4.0, 0, 24):
        b.box(black, -.16, -.6, .42, .16, .6, .50, .03); b.rod(k.alu, (0, -.45, 0), (0, -.45, .42), .04); b.rod(k.alu, (0, .45, 0), (0, .45, .42), .04); b.block(k.alu, 0, -.45, 0, .5, .08, .05); b.block(k.alu, 0, .45, 0, .5, .08, .05)
    with b.at(5.2, 7.3, 0):
        for x in (-1.0, 1.0):
            b.block(orange, x, 0, 0, .1, .1, 2.4); b.block(black, x, 0, 0, .3, 1.0, .06)
        b.box(orange, -1.0, -.05, 2.3, 1.0, .05, 2.42)
        b.rod(k.steel, (-1.3, -.1, 1.25), (1.3, -.1, 1.25), .016)
        for x in (-1.2, -1.12, 1.12, 1.2):
            with b.at(x, -.1, 1.25, 90, 90):
                b.lathe(black, [(.03, -.025), (.23, -.025), (.23, .025), (.03, .025)], seg=28)
        b.box(black, -.17, -.9, .40, .17, .45, .48, .03); b.rod(k.alu, (0, -.7, 0), (0, -.7, .4), .04); b.rod(k.alu, (0, .3, 0), (0, .3, .4), .04)
    ball = [M.plain('ball.a', (.05, .25, .34), .3), M.plain('ball.b', (.62, .16, .04), .3), M.plain('ball.c', (.40, .42, .42), .3)]
    for x, y, s, m in ((2.9, 8.3, .65, 0), (3.55, 8.45, .55, 1), (6.9, 2.1, .6, 2)):
        b.cushion(ball[m], x, y, s / 2, s, s, s, 1, 0, 24)
    b.box(M.fabric('mat blue', (.05, .22, .30)), 3.0, 1.5, 0, 3.65, 3.3, .012, .004); b.box(M.fabric('mat plum', (.30, .08, .20)), 3.9, 1.3, 0, 4.55, 3.1, .012, .004)
    line = M.glow('gym line', (1, .95, .88), 4, True)
    for x in (2.2, 3.9, 5.6):
        b.box(line, x - .04, .8, H - .05, x + .04, D - .8, H - .03)
    stage.area((3.9, 4.5, H - .08), (3.9, 4.5, 0), 4.5, 170, (1, .95, .88), 7)
    I.fan(b, k, 3.0, 3.4, H, .35, 20, k.black); I.fan(b, k, 4.9, 6.4, H, .35, 44, k.black)
    town.plane(b, k.lawn, -90, -60, -.4, 90, -.3); plants.hedge(-2.6, -2, -2.6, 11, .7, .6, 5, -.3)
    for i, y in enumerate((1.5, 5, 8.5)):
        plants.palm(b, -4.2, y, 4.6 + .5 * i, 3 + i, -.3)
    town.tree_line(-50, -16, 24, 12, 4, 9)
    stage.sky(30, 196, .28, 1.0, .3)
    stage.sun(32, 202, 11, (1, .82, .58), .6, 3)
    I.daylight(b, 'left', W, D, win, 7)
    stage.area((4.5, .3, 2.6), (4, 6, 1), 2.4, 60, (1, .95, .9))
    stage.camera(4.7, .25, 1.5, (3.45, 9), 20, -.02)
    return {'exposure': .25, 'bloom': .09}
