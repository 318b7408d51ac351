"""Parts of a haveli: arcades, eaves on brackets, merlons, domed kiosks, lanterns."""
import math

from . import building as B, materials as M, stage


def std(k):
    k.gold = M.stone('goldstone', (.64, .45, .26), (.50, .33, .18), .8, .36, .004, vary=.5, bump=.3)
    k.carved = M.plaster('carved', (.66, .47, .28), .2, .85, .3)
    k.ochre = M.plaster('ochre', (.66, .42, .20), .2)
    k.rose = M.plaster('rose', (.55, .27, .16), .25)
    k.court = M.stone('court', (.56, .43, .29), (.45, .33, .22), .75, .75, .008, .6, 0, .35, .6)
    k.brass = M.plain('brass', (.72, .48, .20), .28, 1.0)
    k.flame = M.glow('flame', (1, .62, .26), 14)


def pier_trim(b, m, x0, x1, spring, t, z=0.0):
    """Base, necking and capital round one pier."""
    for a, h, o in ((z, .42, .07), (z + .42, .06, .04), (spring - .22, .05, .03), (spring - .10, .12, .07)):
        b.box(m, x0 - o, -o, a, x1 + o, t + o, a + h, .008)


def rosette(b, m, x, z, r=.2):
    for i in range(10):
        a = i * math.pi / 5
        b.cushion(m, x + math.cos(a) * r * .62, -.01, z + math.sin(a) * r * .62, r * .55, .05, r * .55, .9, 0, 8)
    b.cushion(m, x, -.02, z, r * .5, .07, r * .5, .9, 0, 8)


def eave(b, m, length, z, out=1.0, drop=.34, x0=0.0, brackets=None):
    """Deep sloping stone sun-shade carried on curved brackets."""
    n = brackets or round(length / 1.05)
    with b.at(x0, 0, 0, 90):
        # Extruded sideways: outline is (towards the court, height).
        b.extrude(m, [(0, z + .06), (-out, z - drop), (-out, z - drop - .06), (-out + .05, z - drop - .07), (0, z - .04)], -length, 0)
    for i in range(n + 1):
        x = x0 + length * i / n
        with b.at(x - .06 if i == n else x + .06 if i == 0 else x, 0, 0, 90):
            pts = [(0, z - .85), (-.10, z - .83), (-.17, z - .66), (-.16, z - .52), (-.30, z - .46), (-.42, z - .34), (-.62, z - .26), (-.62, z - .20), (0, z - .05)]
            b.extrude(m, pts, -.05, .05)


def merlons(b, m, length, z, x0=0.0, w=.42, h=.55, t=.16):
    n = round(length / w)
    s = length / n
    for i in range(n):
        a = x0 + i * s
        c = a + s / 2
        b.extrude(m, [(a + .03, z), (a + s - .03, z), (a + s - .03, z + h * .45), (c + s * .22, z + h * .8), (c, z + h), (c - s * .22, z + h * .8), (a + .03, z + h * .45)], 0, t)


def arcade(b, k, length, bays, floor=0.35, h=4.3, deep=2.9, upper=True, wall=None, back=None, lamps=True, doors=True, cusp=4):
    """Two-storey range: open arches below, jaali-railed arches above, eave, merlons."""
    m, back = wall or k.gold, back or k.ochre
    w = length / bays
    b.box(m, 0, -.5, 0, length, deep, floor); b.box(k.carved, -.0, -.56, floor - .1, length, .1, floor + .002)
    half, spring, rise = w * .37, floor + (h - floor) * .53, (h - floor) * .27
    ops = [(w * (i + .5) - half, w * (i + .5) + half, spring, rise) for i in range(bays)]
    B.arch_wall(b, m, 0, length, h, ops, .5, floor, 36, cusp)
    for i in range(bays + 1):
        pier_trim(b, k.carved, max(0, w * i - w * .13), min(length, w * i + w * .13), spring, .5, floor)
    for i in range(1, bays):
        rosette(b, k.carved, w * i, spring + rise * .85, .19)
    b.box(k.carved, 0, -.06, h - .35, length, 0, h - .25)
    # Verandah behind: ceiling, back wall with teak doors, hanging lamps.
    b.box(back, 0, deep, floor, length, deep + .2, h); b.box(k.white, 0, .5, h - .15, length, deep, h)
    for i in range(bays):
        c = w * (i + .5)
        if doors and i % 2 == bays // 2 % 2:
            b.box(k.carved, c - .75, deep - .06, floor, c + .75, deep, floor + 2.5)
            b.box(k.teak, c - .6, deep - .1, floor, c + .6, deep - .05, floor + 2.35)
            for sx in (-.55, .05):
                for j in range(4):
                    b.box(k.teak, c + sx, deep - .13, floor + .12 + j * .56, c + sx + .5, deep - .1, floor + .6 + j * .56, .012)
        else:
            B.jaali(b, k.carved, c - .6, floor + 1.0, c + .6, floor + 2.2, deep - .1, .3)
        if lamps and i % 2 == 0:
            lantern(b, k, c, deep * .5, h - .15, .8)
    eave(b, k.carved, length, h + .12, 1.0, .36)
    if not upper:
        b.box(m, 0, 0, h, length, deep, h + .5); merlons(b, k.carved, length, h + .5)
        return h + 1.05
    # Upper floor: smaller arches with pierced railings.
    z0, z1 = h + .12, h + 3.5
    b.box(m, 0, -.04, h, length, deep, z0)
    sp, ri, hf = z0 + 1.75, .75, w * .25
    B.arch_wall(b, m, 0, length, z1, [(w * (i + .5) - hf, w * (i + .5) + hf, sp, ri) for i in range(bays)], .4, z0, 28, 3)
    for i in range(bays):
        c = w * (i + .5)
        B.jaali(b, k.carved, c - hf, z0 + .05, c + hf, z0 + .95, .08, .3, .08)
        for s in (-1, 1):
            x = c + s * w * .38
            b.box(k.carved, x - .17, -.03, z0 + .9, x + .17, 0, z0 + 2.2, .01)
    b.box(back, 0, deep * .8, z0, length, deep * .8 + .2, z1)
    b.box(k.white, 0, .4, z1 - .1, length, deep * .8, z1)
    eave(b, k.carved, length, z1 + .1, .8, .28)
    b.box(m, 0, 0, z1, length, .3, z1 + .45)
    b.box(m, 0, .3, z1, length, deep, z1 + .12)
    merlons(b, k.carved, length, z1 + .45)
    return z1 + 1.0


def lantern(b, k, x, y, z, drop=.8, power=6):
    b.rod(k.brass, (x, y, z), (x, y, z - drop), .008, seg=6)
    t = z - drop
    b.lathe(k.brass, [(0, 0), (.02, -.02), (.10, -.1), (.12, -.12)], x, y, t, 16)
    for i in range(6):
        a = i * math.pi / 3
        b.rod(k.brass, (x + .11 * math.cos(a), y + .11 * math.sin(a), t - .12), (x + .09 * math.cos(a), y + .09 * math.sin(a), t - .36), .007, seg=5)
    b.lathe(k.brass, [(.10, -.36), (.06, -.4), (0, -.44)], x, y, t, 16)
    b.lathe(k.flame, [(0, -.34), (.05, -.30), (.055, -.24), (0, -.16)], x, y, t, 12)
    if power:
        stage.bulb((b.here @ __import__('mathutils').Vector((x, y, t - .5)))[:], power, (1, .62, .3), .1)


def chhatri(b, k, x, y, z, r=1.3, h=2.2):
    """Domed kiosk on slim columns."""
    with b.at(x, y, z):
        b.lathe(k.carved, [(0, 0), (r * 1.1, 0), (r * 1.1, .2), (0, .2)], seg=8, smooth=False)
        for i in range(8):
            a = math.pi * (i + .5) / 4
            cx, cy = math.cos(a) * r * .92, math.sin(a) * r * .92
            b.lathe(k.carved, [(.13, .2), (.13, .35), (.08, .42), (.075, h - .3), (.13, h - .12), (.13, h)], cx, cy, 0, 12)
        b.lathe(k.carved, [(r * 1.02, h), (r * 1.02, h + .18), (r * 1.42, h + .04), (r * 1.44, h + .09), (r * 1.02, h + .30), (r * .95, h + .42)], seg=24, smooth=False)
        dome = [(r * .95 * math.cos(t) * (1 + .06 * math.sin(3 * t)), h + .42 + r * 1.05 * math.sin(t)) for t in [i * math.pi / 2 / 14 for i in range(15)]]
        b.lathe(k.white, dome, seg=32)
        top = h + .42 + r * 1.05
        b.lathe(k.brass, [(.12, top - .04), (.05, top + .05), (.11, top + .16), (.04, top + .28), (.06, top + .36), (0, top + .6)], seg=14)


def charpai(b, k, wood, weave, cloth, cushion):
    """Rope cot with a printed sheet."""
    for x in (-.48, .48):
        for y in (-.95, .95):
            b.lathe(wood, [(.03, 0), (.045, .1), (.03, .2), (.045, .35), (.045, .5), (.02, .54), (0, .55)], x, y, 0, 14)
        b.rod(wood, (x, -.95, .42), (x, .95, .42), .03)
    for y in (-.95, .95):
        b.rod(wood, (-.48, y, .42), (.48, y, .42), .03)
    b.box(weave, -.47, -.93, .415, .47, .93, .435)
    b.cushion(cloth, 0, -.1, .46, .9, 1.6, .06, .15)
    b.cushion(cushion, 0, .70, .53, .72, .36, .2, .5, .4)


def tulsi(b, k, x, y):
    """Small masonry plinth with a holy basil plant."""
    from . import plants
    with b.at(x, y, 0):
        for w, z, h in ((1.1, 0, .14), (.8, .14, .12), (.52, .26, .62), (.72, .88, .1), (.6, .98, .22)):
            b.block(k.rose if h > .5 else k.carved, 0, 0, z, w, w, h, .01)
        o = b.here.translation
    plants.shrub(o.x, o.y, .32, .6, 3, o.z + 1.15, 'hedge', 80)
