"""Trees, shrubs and grass as clusters of real leaves.

A leaf spray is modelled once and repeated on the faces of an unseen mesh, so a
neem of many thousand leaves costs little memory.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector

from . import materials as M


def _object(name, verts, faces, mat):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    if mat:
        me.materials.append(mat)
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    return ob


def scatter(name, spray, places):
    """Repeat `spray` at (position, direction, size) places."""
    v, f = [], []
    for p, d, s in places:
        q = Vector(d).to_track_quat('Z', 'Y') @ Matrix.Rotation(random.uniform(0, 6.28), 4, 'Z').to_quaternion()
        # Face instancing scales by the square root of the face's area.
        for a in (0, 2.0944, 4.18879):
            v.append((Vector(p) + q @ Vector((math.cos(a), math.sin(a), 0)) * s * 0.877)[:])
        f.append((len(v) - 3, len(v) - 2, len(v) - 1))
    host = _object(name, v, f, None)
    host.instance_type = 'FACES'
    host.use_instance_faces_scale = True
    host.show_instancer_for_render = False
    spray.parent = host
    return host


def _blade(v, f, base, tip, width, bend=0.0, up=Vector((0, 0, 1)), seg=1):
    base, tip = Vector(base), Vector(tip)
    d = tip - base
    side = d.cross(up)
    side = side.normalized() * width if side.length > 1e-6 else Vector((width, 0, 0))
    i = len(v)
    mid = base + d * .45 + Vector((0, 0, bend))
    v.extend(x[:] for x in (base, mid - side, tip, mid + side))
    f.append((i, i + 1, i + 2, i + 3))


def neem_spray(mat, rnd, leaves=7, length=0.5):
    """Feathered compound leaves on a twig: the airy look of a neem."""
    v, f = [], []
    for k in range(leaves):
        az, el = rnd.uniform(0, 6.28), rnd.uniform(-.5, .9)
        d = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))
        n = 6
        for j in range(1, n + 1):
            p = d * (length * j / n) + Vector((0, 0, -.10 * (j / n) ** 2))
            s = d.cross(Vector((0, 0, 1))).normalized()
            for sg in (-1, 1):
                _blade(v, f, p, p + (s * sg * .8 + d * .7).normalized() * .15 + Vector((0, 0, -.05)), .021)
    return _object('spray', v, f, mat)


def broad_spray(mat, rnd, leaves=12, size=0.16, reach=0.3):
    """Rounder leaves (mango, ficus, hedge)."""
    v, f = [], []
    for k in range(leaves):
        az, el = rnd.uniform(0, 6.28), rnd.uniform(-.4, 1.2)
        d = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))
        p = d * rnd.uniform(.1, 1) * reach
        t = (d + Vector((0, 0, rnd.uniform(-.7, .2)))).normalized()
        _blade(v, f, p, p + t * size, size * .26, .01)
    return _object('spray', v, f, mat)


def leaf_mat(kind='neem'):
    return {
        'neem': lambda: M.leaf('leaf.neem', (.055, .13, .018), (.13, .2, .03)),
        'mango': lambda: M.leaf('leaf.mango', (.03, .09, .015), (.08, .15, .025), .3),
        'hedge': lambda: M.leaf('leaf.hedge', (.035, .10, .018), (.09, .17, .03), .3),
        'palm': lambda: M.leaf('leaf.palm', (.05, .12, .02), (.12, .18, .04), .3),
        'dry': lambda: M.leaf('leaf.dry', (.28, .24, .08), (.42, .34, .14), .3),
        'grass': lambda: M.leaf('leaf.grass', (.07, .15, .02), (.16, .22, .04), .35),
        'flower': lambda: M.leaf('leaf.flower', (.65, .05, .16), (.75, .12, .28), .4),
    }[kind]()


def tree(b, x, y, height=7.0, spread=3.2, trunk=0.16, seed=1, kind='neem', density=1.0, z=0.0, clear=0.34):
    """Branching trunk; leaf sprays gather at the ends of the twigs."""
    rnd = random.Random(seed)
    random.seed(seed)
    bark = M.ground('bark', (.10, .07, .045), (.17, .125, .085), 3, 18, bump=.9)
    tips = []

    def grow(p, d, length, r, level):
        steps = 3
        for k in range(steps):
            q = p + d * (length / steps)
            b.rod(bark, p, q, r, r * .84, 8)
            r *= .84
            p = q
            d = (d + Vector((rnd.uniform(-.2, .2), rnd.uniform(-.2, .2), rnd.uniform(-.03, .12)))).normalized()
            if level >= 2:
                tips.append((p, d))
        if level == 4:
            return
        for k in range(3 if level else 4):
            az = rnd.uniform(0, 6.28) if level else (k * 1.57 + rnd.uniform(-.4, .4))
            out = Vector((math.cos(az), math.sin(az), 0))
            lean = rnd.uniform(.5, .95) if level < 2 else rnd.uniform(.6, 1.3)
            grow(p, (d + out * lean * spread / (height * .42)).normalized(), length * rnd.uniform(.62, .8), r * .72, level + 1)

    grow(Vector((x, y, z - .1)), Vector((rnd.uniform(-.06, .06), rnd.uniform(-.06, .06), 1)).normalized(), height * clear, trunk, 0)
    spray = neem_spray(leaf_mat(kind), rnd) if kind in ('neem', 'flower', 'dry') else broad_spray(leaf_mat(kind), rnd)
    places = []
    for p, d in tips:
        # Taller trees get more leaves rather than much larger ones.
        for _ in range(max(1, round(1.6 * density * max(1, height / 7) + rnd.random() * .8))):
            o = Vector((rnd.gauss(0, .24), rnd.gauss(0, .24), rnd.gauss(0, .18))) * (height / 7)
            places.append((p + o, (o.normalized() + Vector((0, 0, .5)) + d * .3), rnd.uniform(.75, 1.35) * (height / 7) ** .5))
    scatter('leaves', spray, places)


def palm(b, x, y, height=6.0, seed=1, z=0.0, fronds=24, reach=2.9):
    rnd = random.Random(seed)
    bark = M.ground('palmbark', (.20, .16, .12), (.30, .25, .19), 4, 20, bump=.8)
    p = Vector((x, y, z - .1))
    lean = Vector((rnd.uniform(-.05, .05), rnd.uniform(-.05, .05), 0))
    for k in range(14):
        q = p + (Vector((0, 0, 1)) + lean * (k / 7)) * (height / 14)
        r = .17 - .004 * k
        b.rod(bark, p, q, r * 1.06, r * .94, 10)
        p = q
    v, f = [], []
    for k in range(fronds):
        az, el = k * 2.4 + rnd.uniform(-.2, .2), rnd.uniform(-.25, 1.1)
        d = Vector((math.cos(az), math.sin(az), 0))
        side = Vector((-d.y, d.x, 0))
        prev = p.copy()
        for j in range(1, 31):
            t = j / 30
            droop = el * t - 1.15 * t * t
            q = p + d * reach * (t * (1 - .18 * t)) * math.cos(el * .6) + Vector((0, 0, reach * droop * .75 + .1))
            _blade(v, f, prev, q + (q - prev) * .2, .02)
            if j > 2:
                ln = .55 * math.sin(min(1, t * 1.15) * math.pi * .86 + .25) * reach / 2.2
                for sg in (-1, 1):
                    _blade(v, f, q, q + side * sg * ln * .8 + d * ln * .55 + Vector((0, 0, -ln * .45 + .05)), .05)
            prev = q
    _object('fronds', v, f, leaf_mat('palm'))


def shrub(x, y, r=0.5, h=0.7, seed=1, z=0.0, kind='hedge', n=None, flowers=0):
    rnd = random.Random(seed)
    random.seed(seed)

    def places(count, lo, size):
        out = []
        for _ in range(count):
            az, rr, hh = rnd.uniform(0, 6.28), rnd.uniform(lo, 1) ** .5, rnd.random()
            w = math.sin(math.pi * (.18 + .75 * hh))
            d = Vector((math.cos(az), math.sin(az), hh * 1.4 - .3))
            out.append((Vector((x, y, z)) + Vector((d.x * rr * r * w, d.y * rr * r * w, hh * h)), d, rnd.uniform(.7, 1.2) * size))
        return out
    scatter('shrub', broad_spray(leaf_mat(kind), rnd, 12, .11, .13), places(n or int(150 * (r + h)), .2, .9))
    if flowers:
        scatter('flowers', broad_spray(leaf_mat('flower'), rnd, 7, .07, .05), places(flowers, .85, .8))


def hedge(x0, y0, x1, y1, h=0.8, w=0.5, seed=1, z=0.0, kind='hedge', thick=1.0):
    rnd = random.Random(seed)
    a, c = Vector((x0, y0, z)), Vector((x1, y1, z))
    side = Vector((-(c - a).y, (c - a).x, 0)).normalized()
    places = []
    for _ in range(int((c - a).length * h * 170 * thick)):
        s = rnd.uniform(-1, 1)
        p = a.lerp(c, rnd.random()) + side * s * w / 2 + Vector((0, 0, h * rnd.random() ** .7))
        places.append((p, Vector((rnd.uniform(-.5, .5) + side.x * s, rnd.uniform(-.5, .5) + side.y * s, rnd.uniform(0, 1))), rnd.uniform(.7, 1.2)))
    scatter('hedge', broad_spray(leaf_mat(kind), rnd, 12, .11, .13), places)


def grass(x0, y0, x1, y1, n, size=1.0, seed=1, kind='grass', z=0.0, keep=None, tall=0.16):
    """Tufts over a rectangle; `keep(x, y)` can leave paths free."""
    rnd = random.Random(seed)
    random.seed(seed)
    v, f = [], []
    for k in range(26):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(0, .09)
        p = Vector((math.cos(a) * r, math.sin(a) * r, 0))
        t = p + Vector((math.cos(a) * rnd.uniform(.01, .10), math.sin(a) * rnd.uniform(.01, .10), rnd.uniform(.4, 1) * tall))
        _blade(v, f, p, t, .006, .02)
    tuft = _object('tuft', v, f, leaf_mat(kind))
    places = []
    while len(places) < n:
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        if keep is None or keep(x, y):
            places.append(((x, y, z), (rnd.uniform(-.1, .1), rnd.uniform(-.1, .1), 1), rnd.uniform(.6, 1.3) * size))
        else:
            n -= rnd.random() < .5
    scatter('grass', tuft, places)
