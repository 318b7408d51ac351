"""Furniture, each piece standing on z = 0 around the origin and facing -y."""
import random

from . import building as B, plants


def legs(b, m, w, d, h, t=.045, inset=.04, round_=True):
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - inset), sy * (d / 2 - inset)
            if round_:
                b.rod(m, (x, y, 0), (x, y, h), t * .35, t * .5, 10)
            else:
                b.block(m, x, y, 0, t, t, h, .004)


def sofa(b, k, w=2.1, d=.9, fabric=None, seats=3, cushions=(), wood=None):
    f = fabric or k.linen
    legs(b, wood or k.walnut, w, d, .16, .06)
    b.block(wood or k.walnut, 0, 0, .13, w - .04, d - .06, .05, .01)
    b.box(f, -w / 2, d / 2 - .2, .17, w / 2, d / 2, .74, .05)
    for s in (-1, 1):
        b.box(f, min(s * w / 2, s * (w / 2 - .17)), -d / 2, .17, max(s * w / 2, s * (w / 2 - .17)), d / 2, .58, .05)
    iw = (w - .36) / seats
    for i in range(seats):
        x = -w / 2 + .18 + iw * (i + .5)
        b.cushion(f, x, -.09, .33, iw * .985, d - .22, .24, .22)
        with b.at(x, d / 2 - .24, .66, 0, -12):
            b.cushion(f, 0, 0, 0, iw * .96, .2, .46, .3)
    for i, (mat, x, turn) in enumerate(cushions):
        with b.at(x, .06, .62, turn, 62):
            b.cushion(mat, 0, 0, 0, .46, .46, .17, .45, .75)


def armchair(b, k, fabric=None, wood=None):
    f, m = fabric or k.rust, wood or k.oak
    for s in (-1, 1):
        b.rod(m, (s * .34, -.32, 0), (s * .34, -.34, .60), .018, .022)
        b.rod(m, (s * .34, .36, 0), (s * .34, .30, .62), .018, .022)
        b.box(m, s * .34 - .03, -.40, .59, s * .34 + .03, .36, .62, .012)
        b.rod(m, (s * .34, -.32, .26), (s * .34, .34, .24), .015)
    for y in (-.32, .33):
        b.rod(m, (-.34, y, .27), (.34, y, .27), .015)
    with b.at(0, 0, .38, 0, 5):
        b.cushion(f, 0, -.02, 0, .62, .66, .17, .25)
    with b.at(0, .30, .70, 0, -14):
        b.cushion(f, 0, 0, 0, .60, .16, .60, .28)


def table(b, m, w, d, h, top=.035, leg=None, t=.055, lip=.0):
    b.block(m, 0, 0, h - top, w, d, top, .006)
    legs(b, leg or m, w, d, h - top, t, .07)
    for sy in (-1, 1):
        b.block(leg or m, 0, sy * (d / 2 - .07), h - top - .06, w - .16, .02, .06)


def round_table(b, m, r, h, base=None):
    b.lathe(m, [(0, h - .03), (r * .97, h - .03), (r, h - .02), (r, h - .008), (r * .985, h), (0, h)], seg=48)
    for i in range(3):
        with b.at(0, 0, 0, 40 + 120 * i):
            b.rod(base or m, (r * .72, 0, 0), (r * .35, 0, h - .03), .014, .02)


def chair(b, k, wood=None, seat=None):
    m = wood or k.walnut
    for s in (-1, 1):
        b.rod(m, (s * .19, -.19, 0), (s * .19, -.18, .44), .014, .019)
        b.rod(m, (s * .19, .20, 0), (s * .18, .19, .46), .014, .019)
        b.rod(m, (s * .18, .19, .44), (s * .18, .25, .88), .019, .014)
    b.block(m, 0, 0, .42, .44, .43, .025, .008)
    b.cushion(seat or k.linen, 0, -.01, .465, .42, .40, .06, .25)
    for z in (.60, .70, .80):
        b.box(m, -.18, .195 + (z - .44) * .12, z, .18, .215 + (z - .44) * .12, z + .06, .006)


def bed(b, k, w=1.8, l=2.0, sheet=None, cover=None, head=None, pillows=2, throw=None, head_h=1.1, low=False, wood=None):
    """Head at +y, foot towards -y."""
    m = wood or k.walnut
    b.block(m, 0, 0, .10, w + .06, l + .04, .22, .012)
    b.block(k.black, 0, 0, 0, w - .2, l - .2, .1)
    if head:
        b.box(head, -w / 2 - .12, l / 2 + .02, .1, w / 2 + .12, l / 2 + .10, head_h, .02)
        n = max(2, round(w / .3))
        for i in range(n):
            x0, x1 = -w / 2 - .10 + (w + .2) * i / n, -w / 2 - .10 + (w + .2) * (i + 1) / n
            b.cushion(head, (x0 + x1) / 2, l / 2 + .02, head_h - .32, x1 - x0 - .005, .12, .56, .3)
    else:
        b.box(m, -w / 2 - .03, l / 2 + .02, 0, w / 2 + .03, l / 2 + .07, head_h, .012)
    s = sheet or k.ivory
    b.cushion(s, 0, 0, .42, w, l, .26, .10, 0, 36)
    c = cover or k.block
    rnd = random.Random(round(w * 100))
    ph = [rnd.uniform(0, 6) for _ in range(4)]
    from math import sin

    def drape(x, y):
        over = max(0, abs(x) - w / 2 - .012)
        foot = max(0, -y - l / 2 - .012)
        z = .575 + .006 * sin(9 * x + ph[0] + 3 * y) + .006 * sin(7 * y + ph[1] - 4 * x) + .004 * sin(17 * x + 11 * y)
        return max(.15, z - (over + foot) * 7.7)
    e = .066
    b.sheet(c, -w / 2 - e, -l / 2 - e, w / 2 + e, l * .22, drape, 90, 60)
    b.cushion(s, 0, l * .22, .582, w + .05, .34, .05, .3)
    if throw:
        b.sheet(throw, -w / 2 - e - .012, -l * .36, w / 2 + e + .012, -l * .14, lambda x, y: drape(x * (w / 2 + e) / (w / 2 + e + .012), y) + .014, 90, 14)
    pw = w / pillows
    for i in range(pillows):
        with b.at(-w / 2 + pw * (i + .5), l / 2 - .24, .70, rnd.uniform(-3, 3), 28):
            b.cushion(s, 0, 0, 0, min(.72, pw * .92), .46, .20, .42, .7)


def wardrobe(b, k, w, h=2.2, d=.6, doors=3, mat=None, mirror=None):
    m = mat or k.laminate
    b.box(m, -w / 2, -d + .03, .08, w / 2, 0, h)
    b.box(k.black, -w / 2 + .03, -d + .06, 0, w / 2 - .03, 0, .08)
    dw = w / doors
    for i in range(doors):
        x0 = -w / 2 + i * dw
        b.box(k.mirror if mirror == i else m, x0 + .003, -d, .085, x0 + dw - .003, -d + .025, h - .003, .002)
        x = x0 + (dw - .05 if i % 2 == 0 else .05)
        b.box(k.brass, x - .008, -d - .03, h * .42, x + .008, -d - .015, h * .58, .004)


def drawers(b, k, w, h, d, rows, mat=None, cols=1, lift=.1):
    m = mat or k.oak
    b.box(m, -w / 2, -d + .02, lift, w / 2, 0, h, .004)
    if lift:
        legs(b, k.black, w, d, lift, .03, .05)
    rh, cw = (h - lift) / rows, w / cols
    for i in range(rows):
        for j in range(cols):
            x = -w / 2 + j * cw
            b.box(m, x + .006, -d, lift + i * rh + .006, x + cw - .006, -d + .022, lift + (i + 1) * rh - .006, .003)
            b.box(k.brass, x + cw / 2 - .06, -d - .02, lift + (i + .62) * rh, x + cw / 2 + .06, -d - .008, lift + (i + .62) * rh + .012)


def shelf_books(b, k, x0, x1, y, z, seed=1, fill=.8, depth=.18, h=.24):
    from . import materials as M
    tones = [(.40, .14, .08), (.62, .46, .26), (.20, .26, .22), (.70, .64, .52), (.12, .16, .25), (.50, .32, .12)]
    r = random.Random(seed)
    x = x0
    while x < x0 + (x1 - x0) * fill:
        t = r.uniform(.016, .045)
        i = r.randrange(len(tones))
        b.box(M.plain(f'book.{i}', tones[i], .7), x, y - depth * r.uniform(.8, 1), z, x + t - .002, y, z + h * r.uniform(.72, 1))
        x += t


def lamp(b, k, h=.5, lit=True, floor=False):
    from . import stage
    r = .2 if floor else .13
    b.lathe(k.brass, [(0, 0), (r * .75, 0), (r * .7, .02), (.015, .03), (.012, h - .12), (0, h - .12)])
    b.lathe(k.shade, [(r, h - .22 if not floor else h - .3), (r * .72, h)])
    if lit:
        o = b.here.translation
        stage.bulb((o.x, o.y, o.z + h - .12), 16 if floor else 9, (1, .68, .38), .05)


def pendant(b, k, x, y, H, drop, r=.2, mat=None, power=20):
    from . import stage
    b.rod(k.black, (x, y, H), (x, y, H - drop + r * .6), .004, seg=6)
    z = H - drop
    b.lathe(mat or k.cane, [(.03, r * .6), (r * .5, r * .5), (r * .9, r * .1), (r, -.2 * r), (r * .98, -.2 * r), (r * .86, r * .1), (r * .46, r * .46), (.02, r * .55)], x, y, z)
    b.lathe(k.bulbglow, [(0, -.04), (.03, -.03), (.04, 0), (.03, .03), (0, .04)], x, y, z)
    o = b.here @ __import__('mathutils').Vector((x, y, z - .07))
    stage.bulb(o[:], power, (1, .72, .42), .05)


def vase(b, k, mat, h=.3, twigs=True, seed=1):
    b.lathe(mat, [(0, 0), (h * .22, 0), (h * .38, h * .35), (h * .30, h * .7), (h * .14, h * .88), (h * .2, h), (h * .17, h), (h * .1, h * .85)])
    if twigs:
        o = b.here.translation
        plants.shrub(o.x, o.y, h * .55, h * 1.3, seed, o.z + h * .95, 'hedge', 26)


def desk(b, k, w=1.2, d=.6, h=.74, top=None, leg=None, panel=True):
    b.block(top or k.oak, 0, 0, h - .03, w, d, .03, .004)
    for s in (-1, 1):
        x = s * (w / 2 - .04)
        for y in (-d / 2 + .05, d / 2 - .05):
            b.block(leg or k.black, x, y, 0, .04, .04, h - .03)
        b.block(leg or k.black, x, 0, h - .07, .04, d - .1, .04)
    if panel:
        b.block(top or k.oak, 0, d / 2 - .08, h - .36, w - .14, .018, .3)


def task_chair(b, k, turn=0, fabric=None):
    from math import cos, sin, radians
    f = fabric or k.black
    with b.at(0, 0, 0, turn):
        for i in range(5):
            a = radians(72 * i + 10)
            b.rod(k.black, (0, 0, .10), (.28 * cos(a), .28 * sin(a), .065), .022, .014, 8)
            b.lathe(k.black, [(0, -.025), (.028, 0), (0, .025)], .28 * cos(a), .28 * sin(a), .03, 10)
        b.rod(k.alu, (0, 0, .1), (0, 0, .44), .025, .02)
        b.cushion(f, 0, 0, .49, .48, .48, .10, .3)
        b.rod(k.black, (0, .2, .46), (0, .27, .66), .02)
        with b.at(0, .25, .80, 0, -10):
            b.cushion(f, 0, 0, 0, .45, .08, .54, .35)
        for s in (-1, 1):
            b.box(k.black, s * .26 - .025, -.12, .66, s * .26 + .025, .14, .685, .01)
            b.rod(k.black, (s * .26, .05, .47), (s * .26, .05, .67), .013)


def monitor(b, k, w=.54, h=.32):
    b.block(k.black, 0, .03, 0, .22, .16, .012, .004)
    b.rod(k.black, (0, .05, 0), (0, .05, .2), .014)
    b.box(k.black, -w / 2, .0, .12, w / 2, .025, .12 + h, .005)
    b.box(k.screen, -w / 2 + .01, -.002, .135, w / 2 - .01, .002, .11 + h)


def laptop(b, k):
    b.block(k.alu, 0, 0, 0, .32, .22, .014, .004)
    with b.at(0, .11, .014, 0, -18):
        b.box(k.alu, -.16, 0, 0, .16, .008, .21, .003)
        b.box(k.screen, -.15, -.002, .012, .15, 0, .2)
