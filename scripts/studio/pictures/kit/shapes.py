"""Geometry builder: many small parts gathered into few meshes.

A scene has thousands of parts (railing bars, leaves, mullions). Blender is
slow with thousands of objects, so parts are collected by material and written
as one mesh each when the scene is finished.
"""
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector


class Builder:
    def __init__(self):
        self.groups = {}
        self.stack = [Matrix.Identity(4)]

    # ---- where parts are placed -------------------------------------------
    @contextmanager
    def at(self, x=0, y=0, z=0, turn=0, tilt=0, scale=1):
        m = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
             @ Matrix.Rotation(math.radians(tilt), 4, 'X') @ Matrix.Scale(scale, 4))
        self.stack.append(self.stack[-1] @ m)
        try:
            yield self
        finally:
            self.stack.pop()

    @property
    def here(self):
        return self.stack[-1].copy()

    def mesh(self, mat, verts, faces, bevel=0.0, smooth=False, subdiv=0):
        g = self.groups.setdefault((mat.name, round(bevel, 4), smooth, subdiv), ([], []))
        base = len(g[0])
        m = self.stack[-1]
        g[0].extend((m @ Vector(v))[:] for v in verts)
        g[1].extend([tuple(i + base for i in f) for f in faces])

    # ---- parts ------------------------------------------------------------
    def box(self, mat, x0, y0, z0, x1, y1, z1, bevel=0.0):
        v = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0),
             (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        self.mesh(mat, v, f, bevel)

    def block(self, mat, cx, cy, z, sx, sy, sz, bevel=0.0):
        """Box standing on z, given by its centre and size."""
        self.box(mat, cx - sx / 2, cy - sy / 2, z, cx + sx / 2, cy + sy / 2, z + sz, bevel)

    def face(self, mat, pts):
        self.mesh(mat, pts, [tuple(range(len(pts)))])

    def extrude(self, mat, outline, y0, y1, bevel=0.0):
        """Outline in x,z pushed along y (concave outlines are fine)."""
        n = len(outline)
        v = [(x, y0, z) for x, z in outline] + [(x, y1, z) for x, z in outline]
        f = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
        f += [((i + 1) % n, i, i + n, (i + 1) % n + n) for i in range(n)]
        self.mesh(mat, v, f, bevel)

    def slab(self, mat, outline, z0, z1, bevel=0.0):
        """Outline in x,y given a thickness in z."""
        n = len(outline)
        v = [(x, y, z0) for x, y in outline] + [(x, y, z1) for x, y in outline]
        f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
        f += [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
        self.mesh(mat, v, f, bevel)

    def rod(self, mat, a, b, r0, r1=None, seg=10, smooth=True):
        r1 = r0 if r1 is None else r1
        a, b = Vector(a), Vector(b)
        q = (b - a).to_track_quat('Z', 'Y')
        v = []
        for p, r in ((a, r0), (b, r1)):
            for i in range(seg):
                t = 2 * math.pi * i / seg
                v.append((p + q @ Vector((r * math.cos(t), r * math.sin(t), 0)))[:])
        f = [(i, (i + 1) % seg, (i + 1) % seg + seg, i + seg) for i in range(seg)]
        self.mesh(mat, v, f, 0, smooth)
        self.mesh(mat, v, [tuple(range(seg - 1, -1, -1)), tuple(range(seg, 2 * seg))])

    def lathe(self, mat, profile, x=0, y=0, z=0, seg=28, smooth=True):
        """Turned shape from (radius, height) pairs: pots, lamps, tanks, columns."""
        v, f = [], []
        for r, h in profile:
            for i in range(seg):
                t = 2 * math.pi * i / seg
                v.append((x + r * math.cos(t), y + r * math.sin(t), z + h))
        for k in range(len(profile) - 1):
            for i in range(seg):
                j = (i + 1) % seg
                f.append((k * seg + i, k * seg + j, (k + 1) * seg + j, (k + 1) * seg + i))
        self.mesh(mat, v, f, 0, smooth)

    def cushion(self, mat, cx, cy, cz, sx, sy, sz, e=0.35, pinch=0.0, n=28):
        """Superellipsoid: low e is boxy (mattress), pinch draws the rim thin (pillow)."""
        def sp(w, p):
            return math.copysign(abs(w) ** p, w)
        v, f = [], []
        for a in range(n + 1):
            ph = -math.pi / 2 + math.pi * a / n
            for b in range(2 * n):
                th = math.pi * b / n
                x = sp(math.cos(ph), e) * sp(math.cos(th), e)
                y = sp(math.cos(ph), e) * sp(math.sin(th), e)
                z = sp(math.sin(ph), e)
                edge = max(abs(x), abs(y))
                z *= 1 - pinch * edge ** 4
                v.append((cx + x * sx / 2, cy + y * sy / 2, cz + z * sz / 2))
        for a in range(n):
            for b in range(2 * n):
                c = (b + 1) % (2 * n)
                f.append((a * 2 * n + b, a * 2 * n + c, (a + 1) * 2 * n + c, (a + 1) * 2 * n + b))
        self.mesh(mat, v, f, 0, True)

    def curtain(self, mat, x0, x1, y, z0, z1, depth=0.05, folds=None, seed=1):
        """Hanging cloth: pleats that widen a little towards the hem."""
        r = random.Random(seed)
        w = x1 - x0
        folds = folds or max(3, int(abs(w) / 0.13))
        n, rows = folds * 10, 6
        ph = [r.uniform(-.6, .6) for _ in range(folds + 2)]
        v, f = [], []
        for k in range(rows + 1):
            t = k / rows
            for i in range(n + 1):
                s = i / n
                p = ph[int(s * folds)] * (1 - s * folds % 1) + ph[int(s * folds) + 1] * (s * folds % 1)
                a = 2 * math.pi * s * folds + p * (0.4 + t)
                v.append((x0 + w * s + 0.012 * math.sin(a * .5) * t,
                          y + depth * (0.55 + 0.45 * t) * math.sin(a), z1 + (z0 - z1) * t))
        for k in range(rows):
            for i in range(n):
                b = k * (n + 1) + i
                f.append((b, b + 1, b + n + 2, b + n + 1))
        self.mesh(mat, v, f, 0, True)

    def sheet(self, mat, x0, y0, x1, y1, height, nx=60, ny=60):
        """Ground or cloth whose z is height(x, y)."""
        v, f = [], []
        for j in range(ny + 1):
            for i in range(nx + 1):
                x, y = x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny
                v.append((x, y, height(x, y)))
        for j in range(ny):
            for i in range(nx):
                b = j * (nx + 1) + i
                f.append((b, b + 1, b + nx + 2, b + nx + 1))
        self.mesh(mat, v, f, 0, True)

    # ---- finish -----------------------------------------------------------
    def flush(self):
        for k, ((mname, bevel, smooth, subdiv), (v, f)) in enumerate(self.groups.items()):
            me = bpy.data.meshes.new(f'{mname}.{k}')
            me.from_pydata(v, [], f)
            me.materials.append(bpy.data.materials[mname])
            if smooth:
                me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
            ob = bpy.data.objects.new(me.name, me)
            bpy.context.collection.objects.link(ob)
            if bevel:
                mod = ob.modifiers.new('bevel', 'BEVEL')
                mod.width, mod.segments, mod.limit_method = bevel, 2, 'ANGLE'
        self.groups = {}
