"""The home page's courtyard in late light, calm and shaded at the left: still and film."""
import math

from kit import building as B, haveli as H, materials as M, plants, stage, town

LOOK = {'strength': .6, 'exposure': .1, 'bloom': .10, 'haze': ((.75, .55, .36), 600)}


def hero_aangan(b):
    courtyard(b)
    stage.camera(-2.6, -6.2, 1.62, (1.1, 14), 23, .085)
    return LOOK


def hero_film(b):
    """The same court in one wide still; the film moves a window over it."""
    courtyard(b)
    stage.camera(-2.6, -6.2, 1.62, (2.6, 14), 17.6, .066)
    return LOOK


def courtyard(b):
    k = B.std()
    H.std(k)
    L, R, far = -8.0, 13.0, 15.0
    town.plane(b, k.court, L, -14, R, far)
    town.plane(b, k.lawn, -200, -200, 200, 300, -.1)
    # A darker band of stone frames the paving.
    edge = M.stone('edge', (.40, .22, .14), (.33, .17, .10), 1.1, .5, .008, .6, 0, .3, .5)
    for q in ((-4.6, 1.2, 10.4, 1.6), (-4.6, 12.0, 10.4, 12.4), (-4.6, 1.6, -4.2, 12.0), (10.0, 1.6, 10.4, 12.0)):
        town.plane(b, edge, *q, .004)
    with b.at(L, far, 0):
        H.arcade(b, k, R - L, 7)
    with b.at(R, far, 0, -90):
        H.arcade(b, k, 27, 9, lamps=False)
    # Close the corners behind the ranges.
    b.box(k.ochre, L - .25, far, 0, L - .01, far + 3.2, 8.3)
    b.box(k.ochre, R, far + .6, 0, R + 3.2, far + .8, 8.3)
    b.box(k.ochre, R + .01, far + .81, 0, R + .2, far + 3.2, 8.3)
    # The calm left wing: one plain washed wall, a door, two high jaali windows.
    wash = M.plaster('wash', (.60, .40, .24), .30, .9, .2)
    with b.at(L, -14, 0, 90):
        ln = far + 14
        B.facade(b, wash, ln, 7.7, [(23.4, 0, 24.8, 2.6), (20.6, 4.9, 22.2, 6.5), (25.6, 4.9, 27.2, 6.5), (15.6, 4.9, 17.2, 6.5)], .5)
        b.box(k.carved, 0, -.12, 0, ln, 0, .55, .01)
        for a in (20.6, 25.6, 15.6):
            B.jaali(b, k.carved, a, 4.9, a + 1.6, 6.5, .06, .32)
            b.box(k.carved, a - .15, -.14, 4.72, a + 1.75, .05, 4.9)
        b.box(k.carved, 23.15, -.06, 0, 23.4, .05, 2.85); b.box(k.carved, 24.8, -.06, 0, 25.05, .05, 2.85); b.box(k.carved, 23.15, -.06, 2.6, 25.05, .05, 2.85)
        b.box(k.teak, 23.4, .15, 0, 24.8, .2, 2.6)
        for sx in (23.46, 24.14):
            for j in range(4):
                b.box(k.teak, sx, .12, .14 + j * .6, sx + .58, .15, .66 + j * .6, .012)
        b.box(k.carved, 0, -.08, 4.2, ln, 0, 4.34)
        H.eave(b, k.carved, ln, 7.75, .8, .28)
        b.box(k.gold, 0, 0, 7.7, ln, .3, 8.15)
        H.merlons(b, k.carved, ln, 8.15)
        b.box(k.inner, 0, 1.6, 0, ln, 1.7, 7.7)
    H.chhatri(b, k, 0.0, far + 1.5, 8.0, 1.35); H.chhatri(b, k, R + 1.6, far + 1.4, 8.0, 1.5)
    # Neem on its stone platform.
    tx, ty = 3.6, 7.2
    with b.at(tx, ty, 0, 22.5):
        b.lathe(k.gold, [(2.15, 0), (2.15, .42)], seg=8, smooth=False)
        b.lathe(k.carved, [(2.3, .42), (2.3, .54), (1.5, .54), (1.5, .44), (0, .44)], seg=8, smooth=False)
        b.lathe(M.ground('tree soil', (.20, .12, .07), (.28, .18, .1), 2, 12), [(0, .47), (1.5, .47)], seg=16)
    plants.tree(b, tx, ty, 9.2, 5.4, .28, 23, 'neem', 1.6, .4, .30)
    plants.grass(tx - 1.2, ty - 1.2, tx + 1.2, ty + 1.2, 60, .8, 3, 'grass', .46)
    # Lived-in things, all to the right of the middle.
    rope, print_, red = M.fabric('rope', (.62, .5, .34), weave=60), M.fabric('block print', (.72, .62, .47), other=(.42, .13, .06)), M.fabric('bolster', (.50, .14, .06))
    with b.at(7.3, 5.2, 0, 62):
        H.charpai(b, k, k.teak, rope, print_, red)
    H.tulsi(b, k, -.6, 9.2)
    b.lathe(k.brass, [(0, .04), (.2, 0), (.42, .12), (.5, .26), (.54, .27), (.5, .24), (.4, .12), (0, .1)], 1.9, 3.6, 0, 36)
    water = M.plain('water', (.03, .04, .035), .03)
    b.lathe(water, [(0, .2), (.46, .2)], 1.9, 3.6, 0, 36)
    petals = [M.plain('marigold', (.85, .32, .02), .8), M.plain('rose petals', (.62, .04, .08), .8)]
    for i in range(46):
        a, r = i * 2.4, .43 * math.sqrt((i + .5) / 46)
        b.cushion(petals[i % 3 == 0], 1.9 + r * math.cos(a), 3.6 + r * math.sin(a), .215, .075, .075, .05, .8, 0, 6)
    for i, (x, y, s) in enumerate(((-7.2, 13.6, 1), (-6.4, 14.0, .8), (-3.5, 14.1, .9), (11.9, 12.8, 1.1), (11.6, 8.2, 1), (12.0, 7.3, .8), (11.8, 3.2, 1.1), (1.1, 14.1, .9), (8.8, 14.0, 1.0))):
        B.pot_plant(b, k, x, y, 0, .27 * s, .5 * s, True, 50 + i)
    # Bougainvillea over the right range.
    from mathutils import Vector
    import random
    rnd = random.Random(4)
    pl, fl = [], []
    for i in range(520):
        u = rnd.random()
        p = Vector((R - .25 - abs(rnd.gauss(0, .25)), 4.6 + 3.6 * u + rnd.gauss(0, .3), 4.5 - abs(rnd.gauss(0, .7)) * (1.2 - u)))
        (fl if rnd.random() < .6 else pl).append((p, Vector((-1, rnd.uniform(-.5, .5), rnd.uniform(-.4, .6))), rnd.uniform(.6, 1.1)))
    random.seed(3)
    plants.scatter('vine', plants.broad_spray(plants.leaf_mat('hedge'), rnd, 10, .1, .1), pl)
    plants.scatter('blossom', plants.broad_spray(plants.leaf_mat('flower'), rnd, 10, .075, .1), fl)
    stage.sky(20, 240, .115, 1.2, .5)
    stage.sun(21, 240, 7.4, (1, .66, .36), .7, 3)
