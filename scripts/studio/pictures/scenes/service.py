"""Kitchen and bathroom."""
import math
import random

from kit import building as B, furniture as F, interior as I, materials as M, plants, stage, town


def counter(b, k, length, front, top, drawers_at=(), y_out=.6):
    """Cupboards under a worktop along local x, front towards -y, back at y = 0."""
    b.box(k.black, 0, -y_out + .07, 0, length, 0, .1)
    b.box(front, 0, -y_out + .02, .1, length, 0, .84)
    n = round(length / .55)
    dw = length / n
    for i in range(n):
        x = i * dw
        if i in drawers_at:
            for j in range(3):
                b.box(front, x + .004, -y_out, .105 + j * .245, x + dw - .004, -y_out + .022, .345 + j * .245, .002)
                b.box(k.steel, x + dw * .25, -y_out - .022, .29 + j * .245, x + dw * .75, -y_out - .01, .302 + j * .245)
        else:
            b.box(front, x + .004, -y_out, .105, x + dw - .004, -y_out + .022, .836, .002)
            hx = x + (dw - .07 if i % 2 == 0 else .05)
            b.box(k.steel, hx, -y_out - .022, .62, hx + .012, -y_out - .01, .80)
    b.box(top, 0, -y_out - .03, .84, length, 0, .88, .004)


def cupboards(b, k, length, front, z0=1.45, z1=2.25, d=.33, skip=()):
    """Wall cupboards above a counter."""
    n = round(length / .5)
    dw = length / n
    for i in range(n):
        if i in skip:
            continue
        x = i * dw
        b.box(front, x, -d + .02, z0, x + dw, 0, z1)
        b.box(front, x + .004, -d, z0 + .004, x + dw - .004, -d + .02, z1 - .004, .002)
        b.box(k.steel, x + (dw - .06 if i % 2 == 0 else .05), -d - .02, z0 + .05, x + (dw - .048 if i % 2 == 0 else .062), -d - .008, z0 + .2)


def kitchen(b):
    k = I.std()
    W, D, H = 3.3, 4.6, 2.85
    win = (1.05, 1.08, 2.35, 2.2)
    granite = M.ground('granite', (.035, .033, .032), (.07, .065, .06), 9, 60, .12, .0)
    shutter_low, shutter_up = M.plain('low doors', (.40, .22, .12), .3), k.gloss
    back = M.tiles('backsplash', (.74, .60, .42), .15, .075, .004, .15, .10, 0, (.62, .55, .46), .5)
    I.room(b, k, W, D, H, k.vitrified, {'far': [win]}, {})
    with I.wall(b, 'far', W, D):
        I.dressed_window(b, k, win, 2, None, grille=True)
        for q in ((0, .88, win[0], 1.45), (win[2], .88, W, 1.45), (win[0], .88, win[2], win[1])):
            b.box(back, q[0], -.008, q[1], q[2], 0, q[3])
        b.curtain(k.block, win[0] - .08, win[2] + .08, -.06, win[3] - .28, win[3] + .04, .02, 14, 4)
        b.rod(k.brass, (win[0] - .14, -.06, win[3] + .04), (win[2] + .14, -.06, win[3] + .04), .01)
    plants.tree(b, 2.2, 11, 8, 3.6, .16, 5, 'neem', z=-5)
    plants.tree(b, -2.5, 13, 9, 3.6, .16, 8, 'mango', z=-5)
    town.plane(b, k.lawn, -60, D + 1, 60, 90, -5)
    town.neighbour(b, k, 5, 18, 10, 8, 3, 2, 0, k.cream)

    # U-shape: left run with hob, far run with sink under the window, right tall unit and fridge.
    with b.at(0, .9, 0, 90):
        counter(b, k, D - .9, shutter_low, granite, (2,))
        b.box(back, 0, -.008, .88, D - .9, 0, 1.45)
        cupboards(b, k, D - .9, shutter_up, skip=(3, 4))
        # Hob and chimney hood.
        b.box(k.screen, 1.5, -.52, .88, 2.2, -.08, .895, .004)
        for x, y in ((1.68, -.2), (2.02, -.2), (1.68, -.42), (2.02, -.42)):
            b.lathe(k.iron, [(0, 0), (.05, 0), (.045, .014), (0, .014)], x, y, .895, 18)
            for t in range(4):
                with b.at(x, y, .915, 45 + 90 * t):
                    b.box(k.iron, .02, -.006, 0, .1, .006, .012)
        b.extrude(k.steel, [(1.46, 1.62), (2.24, 1.62), (2.24, 1.68), (2.0, 1.9), (1.7, 1.9), (1.46, 1.68)], -.46, 0, .004)
        b.box(k.steel, 1.72, -.28, 1.9, 1.98, 0, H)
        # Pressure cooker and a kadhai on the hob.
        b.lathe(k.steel, [(0, 0), (.11, 0), (.115, .02), (.115, .17), (.105, .19), (.03, .21), (0, .21)], 1.68, -.2, .928, 28)
        b.rod(k.black, (1.68, -.3, 1.11), (1.68, -.5, 1.13), .014)
        b.lathe(k.iron, [(0, 0), (.07, .01), (.14, .07), (.16, .1), (.15, .1), (.06, .02), (0, .015)], 2.02, -.42, .928, 28)
        # Steel dabbas and spice jars.
        for i in range(5):
            s = .075 - i * .006
            b.lathe(k.steel, [(0, 0), (s, 0), (s, s * 2.2), (s * 1.04, s * 2.25), (s * 1.04, s * 2.6), (s * .3, s * 2.75), (0, s * 2.8)], .22 + i * .18, -.14, .88, 24)
        for i, c in enumerate(((.55, .12, .03), (.68, .42, .05), (.22, .13, .06))):
            b.lathe(M.plain(f'spice.{i}', c, .5), [(0, 0), (.035, 0), (.035, .1), (0, .1)], 1.16 + i * .09, -.12, .88, 16)
            b.lathe(k.teak, [(0, .1), (.036, .1), (.036, .125), (0, .125)], 1.16 + i * .09, -.12, .88, 16)
    with b.at(.6, D, 0):
        counter(b, k, W - .6, shutter_low, granite)
        # Sink, tap, dish rack.
        b.box(k.steel, .55, -.5, .882, 1.35, -.08, .888, .003)
        b.box(M.plain('sink bowl', (.30, .30, .30), .25, 1), .6, -.46, .889, 1.3, -.13, .890)
        b.rod(k.steel, (.95, -.06, .88), (.95, -.06, 1.16), .013)
        b.rod(k.steel, (.95, -.06, 1.16), (.95, -.22, 1.2), .012); b.rod(k.steel, (.95, -.22, 1.2), (.95, -.24, 1.13), .012)
        with b.at(1.75, -.2, .88):
            B.pot_plant(b, k, .2, 0, 0, .08, .13, False)
            plants.shrub(2.55, D - .2, .14, .26, 5, .98, n=22)
    with b.at(W, D - .62, 0, -90):
        counter(b, k, 1.55, shutter_low, granite, (1,))
        cupboards(b, k, 1.55, shutter_up)
        b.box(back, 0, -.008, .88, 1.55, 0, 1.45)
        # Copper water pot and fruit bowl, microwave.
        b.box(k.screen, .85, -.42, .88, 1.35, -.06, 1.16, .01); b.box(k.alu, 1.25, -.425, .9, 1.34, -.42, 1.14)
        copper = M.plain('copper', (.72, .30, .14), .25, 1)
        b.lathe(copper, [(0, 0), (.07, 0), (.14, .1), (.13, .19), (.06, .25), (.085, .3), (.075, .3), (.05, .25)], .4, -.28, .88, 28)
    with b.at(W, D - 2.22, 0, -90):
        b.box(k.steel, .02, -.68, .03, .72, -.04, 1.78, .015)
        b.box(k.black, .02, -.684, 1.2, .72, -.66, 1.21)
        for z in (.75, 1.27):
            b.rod(k.black, (.09, -.71, z), (.09, -.71, z + .35), .012)
    F.pendant(b, k, 1.75, 2.9, H, .62, .2, k.cane, 14)
    b.box(M.fabric('mat', (.46, .17, .08), other=(.66, .56, .42), stripe=.12), 1.2, 3.3, 0, 2.4, 3.85, .01, .003)
    stage.sky(30, 80, .3, 1.2, .3)
    stage.sun(38, 66, 15.0, (1, .78, .54), .6, 3)
    I.daylight(b, 'far', W, D, win, 24)
    stage.area((1.7, .4, 2.4), (1.6, 3.5, .9), 1.8, 30, (1, .88, .72))
    stage.camera(1.72, .28, 1.42, (1.62, 4.6), 20, -.055)
    return {'exposure': .1, 'bloom': .09}


def commode(b, k):
    """Close-coupled, its back to y = 0: a bowl drawn ring by ring, seat and lid, cistern with two buttons."""
    def ring(w, d, cy, z, n=40):
        pts = []
        for i in range(n):
            t = 2 * math.pi * i / n
            # Straight sides at the back, an egg-shaped front.
            e = .62 if math.sin(t) > 0 else .92
            pts.append((math.copysign(abs(math.cos(t)) ** e, math.cos(t)) * w / 2, cy + math.copysign(abs(math.sin(t)) ** e, math.sin(t)) * d / 2, z))
        return pts

    def loft(mat, rings):
        n = len(rings[0])
        faces = [(a * n + i, a * n + (i + 1) % n, (a + 1) * n + (i + 1) % n, (a + 1) * n + i) for a in range(len(rings) - 1) for i in range(n)]
        b.mesh(mat, [p for r in rings for p in r], faces, 0, True)
        b.mesh(mat, rings[-1], [tuple(range(n))])
    loft(k.ceramic, [ring(*r) for r in ((.25, .50, -.33, 0), (.25, .50, -.33, .03), (.22, .46, -.32, .10), (.23, .47, -.33, .18), (.29, .54, -.37, .28), (.35, .60, -.40, .36), (.365, .62, -.41, .39), (.36, .61, -.41, .405))])
    loft(k.gloss, [ring(*r) for r in ((.355, .50, -.455, .412), (.372, .515, -.455, .418), (.372, .515, -.455, .432), (.36, .50, -.455, .438))])
    loft(k.gloss, [ring(*r) for r in ((.36, .50, -.455, .443), (.375, .517, -.455, .449), (.372, .513, -.455, .464), (.33, .46, -.455, .472))])
    b.box(k.ceramic, -.185, -.19, .39, .185, -.005, .78, .03)
    b.box(k.ceramic, -.195, -.20, .785, .195, .0, .82, .014)
    for x in (-.028, .028):
        b.lathe(k.steel, [(0, 0), (.024, 0), (.024, .008), (0, .01)], x, -.1, .82, 20)
    # Health faucet on its hook.
    b.rod(k.steel, (.42, -.01, .62), (.42, -.05, .62), .014); b.rod(k.steel, (.42, -.05, .66), (.42, -.07, .50), .016, .012); b.rod(k.steel, (.42, -.06, .50), (.36, -.02, .34), .007)


def bathroom(b):
    k = I.std()
    W, D, H = 2.7, 3.6, 2.7
    wall_tile = M.tiles('bath wall', (.66, .52, .37), .6, .3, .003, .12, .05, .25)
    dado = M.tiles('bath feature', (.42, .20, .11), .1, .1, .004, .15, .12, 0, (.62, .52, .42))
    floor = M.tiles('bath floor', (.46, .38, .29), .3, .3, .004, .3, .06, .1)
    I.room(b, k, W, D, H, floor, {'left': [(1.7, 1.35, 2.7, 2.15)]}, {'left': wall_tile, 'right': wall_tile, 'far': dado, 'near': wall_tile}, skirting=False)
    with I.wall(b, 'left', W, D):
        B.window(b, k, 1.7, 1.35, 2.7, 2.15, 2, k.white_frame, M.glass('frosted', (.92, .93, .9), .06, .25), sill=False)
        b.box(k.marble, 1.66, -.03, 1.32, 2.74, .12, 1.35)
        # Towel rail with two towels.
        b.rod(k.brass, (.55, -.08, 1.25), (1.3, -.08, 1.25), .01)
        b.curtain(k.ivory, .6, .93, -.085, .65, 1.26, .008, 3, 2); b.curtain(k.rust, .96, 1.26, -.085, .8, 1.26, .008, 3, 5)
    # Basin on a stone slab with a drawer unit, round mirror, lamps.
    with b.at(.78, D, 0):
        b.box(k.walnut, -.6, -.5, .42, .6, 0, .78, .006)
        for s in (-1, 1):
            b.box(k.walnut, min(0, s * .595) + .004, -.52, .425, max(0, s * .595) - .004, -.5, .775, .003)
            b.rod(k.brass, (s * .3 - .08, -.535, .70), (s * .3 + .08, -.535, .70), .008)
        b.box(k.marble, -.64, -.54, .78, .64, 0, .82, .005)
        b.lathe(k.ceramic, [(.08, 0), (.16, .01), (.21, .06), (.225, .13), (.215, .135), (.19, .07), (.12, .03), (0, .025)], 0, -.27, .82, 40)
        b.rod(k.brass, (0, -.05, .82), (0, -.05, 1.12), .014); b.rod(k.brass, (0, -.05, 1.12), (0, -.2, 1.10), .012)
        with b.at(0, -.012, 1.62, 0, 90):
            b.lathe(k.brass, [(0, -.01), (.36, -.01), (.36, .02), (.34, .02), (.34, .012)], seg=56)
            b.lathe(k.mirror, [(0, .013), (.34, .013)], seg=56, smooth=False)
        for x in (-.52, .52):
            b.rod(k.brass, (x, 0, 1.62), (x, -.1, 1.62), .012)
            b.lathe(k.bulbglow, [(0, -.09), (.05, -.07), (.06, 0), (.05, .07), (0, .09)], x, -.12, 1.62, 18)
        with b.at(.46, -.22, .82):
            F.vase(b, k, k.pot, .16, False)
        plants.shrub(1.24, D - .22, .12, .24, 4, .97, n=16)
        b.lathe(k.brass, [(0, 0), (.035, 0), (.035, .12), (.012, .14), (.012, .18), (0, .18)], -.36, -.2, .82, 18)
    for x in (.2, 1.36):
        stage.bulb((x, D - .3, 1.62), 7, (1, .76, .5), .07)
    # Commode with cistern, health faucet.
    with b.at(W - .02, 2.15, 0, -90):
        commode(b, k)
    # Shower behind a glass sheet at the far right, with bucket and mug.
    b.box(k.rail_glass, 1.62, D - 1.0, .03, 1.632, D, 2.05); b.box(k.brass, 1.61, D - 1.02, 0, 1.645, D - .99, 2.08); b.box(k.brass, 1.61, D - 1.0, 2.05, 1.645, D, 2.08)
    with b.at(2.2, D, 0):
        b.rod(k.brass, (0, -.03, 1.0), (0, -.03, 2.2), .011); b.rod(k.brass, (0, -.03, 2.2), (0, -.36, 2.22), .011)
        b.lathe(k.brass, [(0, .02), (.12, 0), (.12, -.012), (0, -.012)], 0, -.36, 2.2, 32)
        b.box(k.brass, -.1, -.06, 1.0, .1, -.02, 1.06, .01)
        for x in (-.11, .11):
            b.lathe(k.brass, [(0, -.03), (.025, -.02), (.025, .02), (0, .03)], x, -.06, 1.03, 14)
        b.box(k.marble, .2, -.14, 1.25, .48, 0, 1.28)
        for i, m in enumerate((k.sage, k.ivory, k.pot)):
            b.lathe(m, [(0, 0), (.028, 0), (.028, .14), (.012, .16), (.012, .19), (0, .19)], .26 + i * .08, -.07, 1.28, 14)
        bucket = M.plain('bucket', (.10, .22, .30), .35)
        b.lathe(bucket, [(0, .01), (.12, 0), (.155, .3), (.165, .3), (.165, .315), (.15, .315), (.115, .03), (0, .03)], .2, -.38, 0, 30)
        b.lathe(bucket, [(0, 0), (.05, 0), (.06, .1), (.055, .1), (.045, .01)], .2, -.40, .24, 20)
    with I.wall(b, 'right', W, D):
        # Storage water heater, high by the shower.
        with b.at(.72, -.19, 2.3, 90, 90):
            b.lathe(k.gloss, [(0, -.26), (.12, -.25), (.16, -.21), (.16, .21), (.12, .25), (0, .26)], seg=32)
    b.box(M.fabric('bath mat', (.68, .60, .48), weave=90), .35, D - 1.25, 0, 1.2, D - .72, .015, .005)
    with b.at(.32, 1.15, 0):
        b.lathe(k.cane, [(0, 0), (.17, 0), (.2, .25), (.19, .42), (.17, .42), (.17, .05)], 0, 0, 0, 28)
        b.cushion(k.ivory, 0, 0, .42, .3, .3, .16, .8)
    I.downlight(b, k, 1.35, 1.2, H); I.downlight(b, k, 1.35, 2.5, H)
    town.plane(b, k.lawn, -60, -40, -.6, 60, -5)
    plants.tree(b, -5, 5, 8, 3.6, .16, 3, 'neem', z=-4)
    stage.sky(34, 190, .35, 1.2, .3)
    stage.sun(36, 206, 14, (1, .78, .54), .6, 2)
    I.daylight(b, 'left', W, D, (1.7, 1.35, 2.7, 2.15), 40)
    stage.area((1.35, .3, 2.3), (1.2, 2.8, 1.0), 1.2, 24, (1, .88, .72))
    stage.camera(1.62, .18, 1.42, (1.28, 3.6), 18.5, -.06)
    return {'exposure': .2, 'bloom': .09}
