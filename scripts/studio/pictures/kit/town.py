"""What stands around a subject: ground, roads, neighbours and far tree lines."""
import math
import random

from . import building as B, plants


def plane(b, mat, x0, y0, x1, y1, z=0.0):
    b.face(mat, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)])


def neighbour(b, k, x, y, w, d, floors, seed=1, turn=0, wall=None):
    """A plain but complete house for the middle distance."""
    r = random.Random(seed)
    wall = wall or r.choice([k.cream, k.sand, k.white, k.terracotta])
    trim = r.choice([k.white, k.slab, k.sand])
    fh = 3.1
    with b.at(x, y, 0, turn):
        for side in range(4):
            ln = w if side % 2 == 0 else d
            ox, oy = [(0, 0), (w, 0), (w, d), (0, d)][side]
            with b.at(ox, oy, 0, 90 * side):
                for fl in range(floors):
                    z, n = fl * fh, max(2, round(ln / 3))
                    ops = []
                    for i in range(n):
                        c = ln * (i + .5) / n
                        door = side == 0 and fl and i == n // 2
                        ops.append((c - .65, .05 if door else .95, c + .65, 2.25))
                    with b.at(0, 0, z):
                        B.facade(b, wall, ln, fh, ops)
                        for i, o in enumerate(ops):
                            B.window(b, k, *o, 2, curtain=r.randrange(4) if r.random() < .8 else None, seed=r.randrange(99))
                            B.chajja(b, trim, o[0] - .2, o[2] + .2, 2.32, .5)
                            if o[1] < .5:
                                B.balcony(b, k, o[0] - .9, o[2] + .9, .0, 1.2)
        for fl in range(floors + 1):
            b.box(trim, -.08, -.08, fl * fh - .12, w + .08, d + .08, fl * fh + .04)
        b.box(k.inner, .9, .9, 0, w - .9, d - .9, floors * fh)
        t = floors * fh
        for a in ((0, 0, w, .15), (0, d - .15, w, d), (.002, .15, .15, d - .15), (w - .15, .15, w - .002, d - .15)):
            b.box(wall, a[0], a[1], t, a[2], a[3], t + .95)
        b.box(wall, w * .6, d * .45, t, w * .95, d * .9, t + 2.4)
        b.box(trim, w * .6 - .2, d * .45 - .2, t + 2.4, w * .95 + .2, d * .9 + .2, t + 2.52)
        B.water_tank(b, k, w * .75, d * .65, t + 2.52)


def far_towers(b, k, places):
    """Blocks of flats near the horizon: (x, y, width, floors)."""
    for i, (x, y, w, floors) in enumerate(places):
        r = random.Random(i)
        m = [k.cream, k.white, k.sand][i % 3]
        h = floors * 3.1
        b.box(m, x, y, 0, x + w, y + w * .7, h)
        for fl in range(floors):
            n = int(w / 3)
            for j in range(n):
                a = x + w * (j + .25) / n
                b.box(k.frame, a, y - .06, fl * 3.1 + .9, a + w / n * .5, y, fl * 3.1 + 2.3)
            b.box(k.slab, x - .3, y - .6, fl * 3.1 - .1, x + w + .3, y, fl * 3.1 + .08)
        b.box(m, x + w * .3, y + 2, h, x + w * .65, y + 6, h + 3)


def tree_line(x0, x1, y, n, seed=1, h=5.0, kind='mango'):
    """Bushy crowns that close the horizon; far enough that trunks do not matter."""
    from mathutils import Vector
    r = random.Random(seed)
    random.seed(seed)
    spray = plants.broad_spray(plants.leaf_mat(kind), r, 26, .5, 1.0)
    places = []
    for i in range(n):
        cx, cy, s = x0 + (x1 - x0) * (i + r.random()) / n, y + r.uniform(-4, 4), r.uniform(.6, 1.2)
        for _ in range(90):
            az, el = r.uniform(0, 6.28), r.uniform(-.35, 1.5)
            d = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))
            q = r.uniform(.6, 1) ** .5
            places.append((Vector((cx, cy, h * s * .5)) + Vector((d.x * h * .5 * s * q, d.y * h * .5 * s * q, d.z * h * .48 * s * q)), d, r.uniform(.7, 1.2) * h / 5))
    plants.scatter('treeline', spray, places)


def road(b, k, x0, y0, x1, y1, along='x', line=True, gap=None):
    """Asphalt with kerbs; `gap` leaves the far kerb open where a side road joins."""
    plane(b, k.asphalt, x0, y0, x1, y1, .012)
    from . import materials as M
    paint = M.plaster('paint', (.68, .65, .58), .5)
    if along == 'x':
        for y in (y0, y1):
            s = -1 if y == y0 else 1
            spans = [(x0, gap[0]), (gap[1], x1)] if gap and y == y1 else [(x0, x1)]
            for a, c in spans:
                b.box(k.kerb, a, min(y, y + s * .15), 0, c, max(y, y + s * .15), .14)
        if line:
            x = x0
            while x < x1:
                plane(b, paint, x, (y0 + y1) / 2 - .06, min(x + 2, x1), (y0 + y1) / 2 + .06, .018)
                x += 5
    else:
        for x in (x0, x1):
            s = -1 if x == x0 else 1
            b.box(k.kerb, min(x, x + s * .15), y0, 0, max(x, x + s * .15), y1, .14)
        if line:
            y = y0
            while y < y1:
                plane(b, paint, (x0 + x1) / 2 - .06, y, (x0 + x1) / 2 + .06, min(y + 2, y1), .018)
                y += 5
