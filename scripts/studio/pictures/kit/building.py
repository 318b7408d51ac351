"""Parts of Indian buildings. In local space a wall runs along x, rises in z,
and its outer face is at y = 0 looking towards -y."""
import math
import random

from . import materials as M


def std():
    """The materials most buildings share."""
    class K:
        pass
    k = K()
    k.cream = M.plaster('cream', (.72, .62, .47))
    k.sand = M.plaster('sand', (.58, .43, .27))
    k.white = M.plaster('white', (.78, .74, .67), .2)
    k.terracotta = M.plaster('terracotta', (.46, .19, .10), .2)
    k.slab = M.plaster('slab', (.50, .46, .40), .5)
    k.stone = M.stone('sandstone', (.60, .42, .25), (.42, .27, .15), .55, .22)
    k.dholpur = M.stone('dholpur', (.66, .52, .37), (.56, .40, .26), .9, .45, .004, vary=.4, bump=.25)
    k.redstone = M.stone('redstone', (.40, .16, .09), (.30, .11, .06), .6, .3)
    k.frame = M.plain('frame', (.06, .05, .045), .4)
    k.alu = M.plain('alu', (.62, .60, .57), .35, .8)
    k.white_frame = M.plain('white_frame', (.75, .73, .69), .4)
    k.steel = M.plain('steel', (.66, .65, .63), .22, 1.0)
    k.iron = M.plain('iron', (.035, .03, .028), .45, .3)
    k.glass = M.glass('pane')
    k.dark_glass = M.glass('dark_pane', (.42, .5, .5), .14)
    k.rail_glass = M.glass('rail_pane', (.80, .88, .86), .05)
    k.inner = M.plain('inner', (.50, .43, .34), .9)
    k.curtains = [M.fabric('curtain.a', (.68, .6, .48), sheer=.5), M.fabric('curtain.b', (.45, .16, .08), sheer=.35),
                  M.fabric('curtain.c', (.74, .7, .62), sheer=.55), M.fabric('curtain.d', (.30, .34, .27), sheer=.35)]
    k.teak = M.wood('teak', (.30, .15, .06), along=(8, 8, .8))
    k.tank = M.plain('tank', (.025, .025, .027), .45)
    k.ac = M.plain('ac', (.66, .65, .62), .5)
    k.pot = M.plaster('pot', (.42, .17, .08), .3)
    k.paving = M.stone('paving', (.52, .42, .31), (.43, .34, .25), .6, .6, .006, offset=0, vary=.5, bump=.3)
    k.asphalt = M.ground('asphalt', (.085, .08, .075), (.12, .112, .10), .25, 30, .85, .4)
    k.soil = M.ground('soil', (.33, .21, .12), (.42, .29, .17), .3, 10)
    k.lawn = M.ground('lawn', (.10, .15, .035), (.15, .18, .05), .5, 12, patch=(.30, .22, .12))
    k.kerb = M.plaster('kerb', (.55, .52, .46), .5)
    return k


def facade(b, mat, w, h, openings, t=0.23, z0=0.0, ends=0.002):
    """Wall with real holes: the rectangle is cut along every opening's edges.

    `ends` holds the wall back a hair, as two walls meeting at a corner must not
    share a face; rooms let their walls run past the corner instead.
    """
    xs = sorted({0, w} | {v for o in openings for v in (o[0], o[2]) if 0 < v < w})
    zs = sorted({z0, h} | {v for o in openings for v in (o[1], o[3]) if z0 < v < h})
    for i in range(len(zs) - 1):
        run = None
        zc = (zs[i] + zs[i + 1]) / 2
        for j in range(len(xs)):
            solid = False
            if j < len(xs) - 1:
                xc = (xs[j] + xs[j + 1]) / 2
                solid = not any(o[0] < xc < o[2] and o[1] < zc < o[3] for o in openings)
            if solid and run is None:
                run = xs[j]
            if not solid and run is not None:
                b.box(mat, run or ends, 0, zs[i], xs[j] if xs[j] < w else w - ends, t, zs[i + 1])
                run = None


def window(b, k, x0, z0, x1, z1, panes=2, frame=None, glass=None, curtain=None, y=0.12, sill=True, transom=None, seed=0):
    f, g = frame or k.frame, glass or k.glass
    s = .05
    for a in (x0, x1 - s):
        b.box(f, a, y, z0, a + s, y + .06, z1)
    for a in (z0, z1 - s):
        b.box(f, x0, y, a, x1, y + .06, a + s)
    for i in range(1, panes):
        x = x0 + (x1 - x0) * i / panes
        b.box(f, x - .025, y, z0, x + .025, y + .06, z1)
    if transom:
        b.box(f, x0, y, transom - .02, x1, y + .06, transom + .02)
    b.face(g, [(x0, y + .03, z0), (x1, y + .03, z0), (x1, y + .03, z1), (x0, y + .03, z1)])
    if sill and z0 > .2:
        b.box(k.slab, x0 - .06, -.05, z0 - .06, x1 + .06, y, z0)
    if curtain is not None:
        r = random.Random(seed)
        w = (x1 - x0)
        c = k.curtains[curtain % len(k.curtains)]
        left, right = r.uniform(.15, .42), r.uniform(.15, .42)
        b.curtain(c, x0, x0 + w * left, y + .22, z0 - .05, z1, .03, max(3, int(w * left / .14)), seed)
        b.curtain(c, x1 - w * right, x1, y + .22, z0 - .05, z1, .03, max(3, int(w * right / .14)), seed + 1)


def chajja(b, mat, x0, x1, z, out=0.5, thick=0.08):
    """Sun-shade over a window: a thin slab with a drip edge."""
    b.box(mat, x0, -out, z, x1, .02, z + thick)
    b.box(mat, x0, -out, z - .04, x1, -out + .04, z)


def railing(b, k, x0, x1, y, z, h=1.0, kind='bars', mat=None):
    m = mat or k.iron
    if kind == 'glass':
        b.box(k.rail_glass, x0, y, z + .05, x1, y + .012, z + h - .05)
        b.box(k.steel, x0, y - .02, z + h - .05, x1, y + .035, z + h)
        n = max(1, round((x1 - x0) / 1.3))
        for i in range(n + 1):
            x = x0 + (x1 - x0 - .04) * i / n
            b.box(k.steel, x, y - .01, z, x + .04, y + .03, z + h)
        return
    b.box(m, x0, y - .015, z + h - .04, x1, y + .035, z + h)
    b.box(m, x0, y, z + .08, x1, y + .02, z + .11)
    n = max(2, round((x1 - x0) / .11))
    for i in range(n + 1):
        x = x0 + (x1 - x0 - .016) * i / n
        b.box(m, x, y, z + .08, x + .016, y + .016, z + h)


def side_railing(b, k, x, y0, y1, z, h=1.0, kind='bars', mat=None):
    with b.at(x, y0, 0, 90):
        railing(b, k, 0, y1 - y0, 0, z, h, kind, mat)


def balcony(b, k, x0, x1, z, out=1.4, kind='bars', edge=None, h=1.05, slab=.14):
    b.box(edge or k.slab, x0, -out, z - slab, x1, 0, z)
    railing(b, k, x0 + .03, x1 - .03, -out + .05, z, h, kind)
    side_railing(b, k, x0 + .05, -out + .05, 0, z, h, kind)
    side_railing(b, k, x1 - .03, -out + .05, 0, z, h, kind)


def jaali(b, mat, x0, z0, x1, z1, y=0.05, cell=0.3, t=0.06, bar=0.035):
    """Pierced screen: linked rings, with star-shaped gaps between them."""
    nx, nz = max(1, round((x1 - x0) / cell)), max(1, round((z1 - z0) / cell))
    cx, cz = (x1 - x0) / nx, (z1 - z0) / nz
    arc = [(math.cos(math.pi * (q + .5) / 6), math.sin(math.pi * (q + .5) / 6)) for q in range(13)]
    for i in range(nx):
        for j in range(nz):
            mx, mz = x0 + (i + .5) * cx, z0 + (j + .5) * cz
            for (c, s), (d, e) in zip(arc, arc[1:]):
                ring = [(c, s, .34), (c, s, .475), (d, e, .475), (d, e, .34)]
                b.extrude(mat, [(mx + u * r * cx, mz + v * r * cz) for u, v, r in ring], y, y + t)
            # Links to the neighbours, a little thinner so that no faces coincide.
            if i < nx - 1:
                b.box(mat, mx + cx * .44, y + .006, mz - cz * .1, mx + cx * .56, y + t - .006, mz + cz * .1)
            if j < nz - 1:
                b.box(mat, mx - cx * .1, y + .005, mz + cz * .44, mx + cx * .1, y + t - .005, mz + cz * .56)
    for a in (x0, x1 - bar):
        b.box(mat, a, y - .02, z0, a + bar, y + t + .02, z1)
    for a in (z0, z1 - bar):
        b.box(mat, x0 + .001, y - .021, a, x1 - .001, y + t + .021, a + bar)


def arch_points(x0, x1, spring, rise, n=18, cusp=0):
    """Pointed Mughal arch from left spring to right spring, optionally cusped."""
    w, m = (x1 - x0) / 2, (x0 + x1) / 2
    pts = []
    for i in range(n + 1):
        t = -1 + 2 * i / n
        a = abs(t)
        z = spring + rise * ((1 - a ** 2.3) ** .62 * .86 + .14 * (1 - a) ** 1.2)
        if cusp:
            z -= rise * .10 * abs(math.sin(math.pi * (1 - a) * cusp)) * (1 - .35 * a) * (1 if a < .999 else 0)
        pts.append((m + w * t, z))
    return pts


def arch_wall(b, mat, x0, x1, z1, openings, t=0.4, z0=0.0, n=28, cusp=0):
    """Wall with arched openings (x0, x1, spring, rise) that reach down to z0."""
    edges = sorted(openings)
    left = x0
    for i, (a, c, spring, rise) in enumerate(edges):
        right = x1 if i == len(edges) - 1 else (c + edges[i + 1][0]) / 2
        curve = arch_points(a, c, spring, rise, n, cusp)
        outline = [(left, z0), (a, z0)] + curve + [(c, z0), (right, z0), (right, z1), (left, z1)]
        b.extrude(mat, outline, 0, t)
        left = right


def water_tank(b, k, x, y, z, r=.55, h=1.2):
    ribs = []
    for i in range(7):
        a = h * .08 + h * .62 * i / 6
        ribs += [(r, a), (r * .97, a + h * .03), (r * .97, a + h * .06), (r, a + h * .09)]
    b.lathe(k.tank, [(0, 0), (r, 0)] + ribs + [(r, h * .84), (r * .75, h * .93), (r * .32, h), (r * .32, h * 1.05), (0, h * 1.06)], x, y, z, 24)


def ac_unit(b, k, x, z, y=-.3):
    b.box(k.ac, x, y, z, x + .8, y + .28, z + .55, .015)
    with b.at(x + .3, y - .002, z + .27, 0, 90):
        b.lathe(k.iron, [(0, 0), (.20, 0), (.20, .012), (.19, .012), (.19, .006), (0, .006)])
        for r in (.05, .10, .15):
            b.lathe(k.ac, [(r - .006, .014), (r + .006, .014)])
    for s in (.1, .66):
        b.box(k.iron, x + s, y, z - .04, x + s + .04, 0, z)


def compound_wall(b, k, x0, x1, y, h=1.5, mat=None, pillar=2.6, cap=None, grille=False):
    m, c = mat or k.cream, cap or k.slab
    body = h * .55 if grille else h
    b.box(m, x0, y, 0, x1, y + .2, body)
    b.box(c, x0, y - .04, body, x1, y + .24, body + .06)
    n = max(1, round((x1 - x0) / pillar))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        b.block(m, x, y + .1, 0, .36, .36, h + .12)
        b.block(c, x, y + .1, h + .12, .46, .46, .07)
        if grille and i < n:
            railing(b, k, x + .18, x + (x1 - x0) / n - .18, y + .09, body + .06, h - body - .05)


def gate(b, k, x0, x1, y, h=1.7, leaves=2, mat=None):
    """Steel gate with flat bars below and slim uprights above."""
    m = mat or k.iron
    w = (x1 - x0) / leaves
    for i in range(leaves):
        a, c = x0 + i * w + .03, x0 + (i + 1) * w - .03
        for x in (a, c - .06):
            b.box(m, x, y, .06, x + .06, y + .05, h)
        for z in (.06, h * .42, h - .06):
            b.box(m, a, y, z, c, y + .05, z + .06)
        n = round((c - a) / .1)
        for j in range(n):
            x = a + .06 + (c - a - .12) * (j + .5) / n
            b.box(m, x - .008, y + .015, h * .42, x + .008, y + .035, h)
        z = .16
        while z < h * .40:
            b.box(k.teak, a + .06, y + .012, z, c - .06, y + .038, z + .075)
            z += .09


def street_lamp(b, k, x, y, h=6.0, turn=0):
    with b.at(x, y, 0, turn):
        b.rod(k.alu, (0, 0, 0), (0, 0, h), .07, .045, 12)
        b.rod(k.alu, (0, 0, h - .05), (0, -1.1, h + .25), .03, .025, 8)
        b.box(k.alu, -.1, -1.5, h + .2, .1, -1.0, h + .28, .02)


def pot_plant(b, k, x, y, z=0.0, r=.2, h=.4, plant=True, seed=1, kind='hedge'):
    b.lathe(k.pot, [(0, 0), (r * .68, 0), (r * .95, h * .8), (r * 1.08, h * .82), (r * 1.08, h), (r * .94, h), (r * .9, h * .88), (0, h * .88)], x, y, z, 24)
    if plant:
        from . import plants
        o = b.here.translation
        plants.shrub(o.x + x, o.y + y, r * 1.5, h * 1.5, seed, o.z + z + h * .85, kind, 60)
