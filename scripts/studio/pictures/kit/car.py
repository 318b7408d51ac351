"""A plain small car, good enough for a porch or a street edge."""
import math

from . import materials as M


def car(b, x, y, turn=0, paint=(.45, .43, .40), name='car.silver'):
    """Nose towards -y, standing at the origin."""
    body = M.plain(name, paint, .25, .35, coat=1.0)
    glass = M.plain('car.glass', (.015, .018, .02), .05)
    rubber = M.plain('car.rubber', (.02, .02, .02), .8)
    rim = M.plain('car.rim', (.45, .45, .46), .3, .9)
    red, clear = M.plain('car.red', (.35, .02, .015), .15), M.plain('car.clear', (.75, .75, .72), .08)

    def loft(mat, rings):
        n = len(rings[0])
        v = [p for r in rings for p in r]
        f = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j)
             for i in range(len(rings) - 1) for j in range(n)]
        f += [tuple(range(n - 1, -1, -1)), tuple(range((len(rings) - 1) * n, len(rings) * n))]
        b.mesh(mat, v, f, 0, True)

    def ring(yy, z0, z1, w, e=.28, n=28):
        """Rounded cross-section at yy between heights z0 and z1."""
        out = []
        for i in range(n):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            px = math.copysign(abs(c) ** e, c) * w / 2
            pz = math.copysign(abs(s) ** e, s)
            out.append((px * (1 - .05 * max(0, pz)), yy, (z0 + z1) / 2 + pz * (z1 - z0) / 2))
        return out

    with b.at(x, y, 0, turn):
        lower = [(-1.92, .34, .60, 1.35), (-1.88, .26, .72, 1.55), (-1.7, .22, .80, 1.66), (-1.1, .2, .90, 1.70), (-.75, .2, .95, 1.70),
                 (.9, .2, .98, 1.70), (1.6, .22, .99, 1.66), (1.84, .28, .94, 1.56), (1.92, .38, .80, 1.40)]
        loft(body, [ring(*r) for r in lower])
        cabin = [(-.92, .88, .93, 1.42), (-.35, .88, 1.36, 1.32), (-.1, .88, 1.44, 1.28), (.7, .88, 1.47, 1.28), (1.25, .88, 1.40, 1.28), (1.72, .88, .98, 1.40)]
        loft(glass, [ring(r[0], r[1], r[2], r[3], .36) for r in cabin])
        roof = [(-.28, 1.38, 1.42, 1.05), (0, 1.40, 1.47, 1.16), (.7, 1.42, 1.50, 1.16), (1.22, 1.36, 1.43, 1.12)]
        loft(body, [ring(r[0], r[1], r[2], r[3], .5) for r in roof])
        for s in (-1, 1):
            for p, q in (((-.88, .93), (-.25, 1.38)), ((.42, .95), (.40, 1.42)), ((1.70, .97), (1.22, 1.38))):
                b.rod(body, (s * .74, p[0], p[1]), (s * .60, q[0], q[1]), .045, .04)
            for wy in (-1.2, 1.2):
                with b.at(s * .80, wy, .3, 90 * s, 90):
                    b.lathe(rubber, [(.19, -.09), (.29, -.09), (.30, -.05), (.30, .05), (.29, .09), (.19, .09)], seg=32)
                    b.lathe(rim, [(0, .04), (.05, .05), (.19, .06), (.2, .02)], seg=24)
                    b.lathe(rim, [(0, -.04), (.05, -.05), (.19, -.06), (.2, -.02)], seg=24)
            b.box(clear, s * .62 - .16, -1.90, .60, s * .62 + .16, -1.72, .74, .05)
            b.box(red, s * .64 - .13, 1.76, .70, s * .64 + .13, 1.92, .92, .04)
            b.box(body, s * .86 - .08, -.62, .95, s * .86 + .08, -.5, 1.07, .03)
        b.box(rubber, -.5, -1.935, .38, .5, -1.85, .56, .02)
        b.box(clear, -.24, -1.945, .44, .24, -1.92, .53)
        b.box(clear, -.24, 1.915, .60, .24, 1.94, .69)
