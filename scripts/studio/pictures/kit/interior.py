"""Rooms: shell with real openings, windows with curtains, fans, lamps and doors.

Inside a room x runs left to right, y from the camera wall to the far wall.
"""
import math

from . import building as B, materials as M, stage


def std():
    k = B.std()
    k.wall = M.plaster('wall', (.80, .74, .64), 0, .85, .06)
    k.accent = M.plaster('accent', (.55, .30, .18), 0, .85, .08)
    k.sandwall = M.plaster('sandwall', (.66, .53, .38), 0, .85, .10)
    k.ceiling = M.plain('ceiling', (.86, .84, .80), .9)
    k.skirt = M.plain('skirt', (.70, .64, .55), .4)
    k.marble = M.tiles('marble', (.74, .69, .61), .8, grout=.002, rough=.10, vein=.35)
    k.vitrified = M.tiles('vitrified', (.70, .63, .52), .6, grout=.003, rough=.14, vein=.15)
    k.kota = M.tiles('kota', (.30, .31, .25), .55, grout=.003, rough=.28, vein=.1, vary=.12)
    k.woodfloor = M.wood('woodfloor', (.42, .24, .11), along=(9, .7, 9), rough=.3)
    k.oak = M.wood('oak', (.50, .32, .16), along=(.8, 9, 9))
    k.walnut = M.wood('walnut', (.22, .11, .055), along=(.8, 9, 9))
    k.upright = M.wood('upright', (.34, .18, .08), along=(9, 9, .8))
    k.linen = M.fabric('linen', (.62, .54, .43))
    k.ivory = M.fabric('ivory', (.80, .76, .68))
    k.rust = M.fabric('rust', (.48, .17, .07))
    k.mustard = M.fabric('mustard', (.62, .37, .08))
    k.indigo = M.fabric('indigo', (.05, .09, .19))
    k.sage = M.fabric('sage', (.27, .32, .22))
    k.block = M.fabric('block', (.72, .64, .50), other=(.46, .16, .08))
    k.dhurrie = M.fabric('dhurrie', (.66, .56, .42), other=(.44, .20, .12), stripe=.34)
    k.sheer = M.fabric('sheer', (.88, .84, .76), sheer=.75)
    k.drape = M.fabric('drape', (.60, .44, .28), sheer=.25)
    k.brass = M.plain('brass', (.72, .48, .20), .28, 1.0)
    k.black = M.plain('black', (.018, .018, .02), .35)
    k.screen = M.plain('screen', (.008, .009, .012), .08)
    k.laminate = M.plain('laminate', (.72, .66, .56), .35)
    k.gloss = M.plain('gloss', (.76, .73, .68), .12)
    k.cane = M.wood('cane', (.58, .40, .20), along=(5, 5, 5))
    k.ceramic = M.plain('ceramic', (.82, .81, .78), .08)
    k.mirror = M.plain('mirror', (.85, .87, .86), .01, 1.0)
    k.paper = M.plain('paper', (.78, .74, .66), .9, vary=.1)
    k.bulbglow = M.glow('bulbglow', (1, .72, .42), 9)
    k.cove = M.glow('cove', (1, .75, .48), 3.2)
    k.shade = M.fabric('shade', (.85, .72, .52), sheer=.6)
    return k


def wall(b, side, W, D):
    """Place the local wall space on one side of the room."""
    return {'far': b.at(0, D, 0, 0), 'left': b.at(0, 0, 0, 90), 'right': b.at(W, D, 0, -90), 'near': b.at(W, 0, 0, 180)}[side]


def room(b, k, W, D, H, floor, holes=None, mats=None, near=True, skirting=True):
    """holes: {'left': [(x0, z0, x1, z1)]} in that wall's own coordinates."""
    holes, mats = holes or {}, mats or {}
    b.box(floor, -.3, -.3, -.1, W + .3, D + .3, 0)
    b.box(k.ceiling, -.3, -.3, H, W + .3, D + .3, H + .1)
    for side, ln in (('far', W), ('left', D), ('right', D), ('near', W)):
        if side == 'near' and not near:
            continue
        with wall(b, side, W, D):
            ops = holes.get(side, [])
            B.facade(b, mats.get(side, k.wall), ln, H, ops, ends=-.2)
            if skirting:
                cuts = sorted((o[0], o[2]) for o in ops if o[1] < .1)
                x = 0
                for a, c in cuts + [(ln, ln)]:
                    b.box(k.skirt, x, -.012, 0, a, 0, .09)
                    x = c


def daylight(b, side, W, D, hole, power, colour=(1, .95, .88), out=.02):
    """Sky light entering one opening, as a soft panel the camera cannot see."""
    import bpy
    from mathutils import Vector
    # The panel stands for the sky, so the sky itself need not be sampled as a lamp.
    bpy.context.scene.world.cycles.sampling_method = 'NONE'
    x0, z0, x1, z1 = hole
    with wall(b, side, W, D):
        m = b.here
    c, a = m @ Vector(((x0 + x1) / 2, out, (z0 + z1) / 2)), m @ Vector(((x0 + x1) / 2, -1, (z0 + z1) / 2 - .15))
    stage.area(c, a, x1 - x0, power * (x1 - x0) * (z1 - z0), colour, z1 - z0)


def dressed_window(b, k, hole, panes=2, drape=None, sheer=False, rod=True, grille=False, wide=.35, top=.22, seed=3, open_to=.3):
    """Window with frame, optional steel grille, curtains on a rod. Local wall space."""
    x0, z0, x1, z1 = hole
    B.window(b, k, x0, z0, x1, z1, panes, k.white_frame, sill=False)
    b.box(k.marble, x0 - .05, -.04, z0 - .03, x1 + .05, .12, z0) if z0 > .2 else None
    if grille:
        z = z0 + .12
        while z < z1:
            b.box(k.iron, x0, .2, z, x1, .212, z + .012)
            z += .14
    if drape:
        r0, r1, zt = x0 - wide, x1 + wide, z1 + top
        hem = .03 if z0 < 1.2 else z0 - .15
        w = (x1 - x0) * open_to * .5
        b.curtain(drape, r0, x0 + w, -.11, hem, zt - .03, .035, None, seed)
        b.curtain(drape, x1 - w, r1, -.11, hem, zt - .03, .035, None, seed + 1)
        if rod:
            b.rod(k.brass, (r0 - .08, -.11, zt), (r1 + .08, -.11, zt), .014)
            for x in (r0 - .08, r1 + .08):
                b.lathe(k.brass, [(0, -.03), (.03, 0), (0, .03)], x, -.11, zt)
    if sheer:
        b.curtain(k.sheer, x0 - .05, x1 + .05, -.05, max(.03, z0 - .1), z1 + top - .05, .02, None, seed + 5)


def fan(b, k, x, y, H, drop=.35, turn=20, body=None):
    m = body or k.walnut
    b.rod(k.brass, (x, y, H), (x, y, H - drop), .014)
    b.lathe(k.brass, [(0, 0), (.06, 0), (.035, -.06), (0, -.06)], x, y, H)
    b.lathe(k.brass, [(0, .05), (.07, .04), (.12, .0), (.12, -.04), (.07, -.09), (0, -.1)], x, y, H - drop - .04)
    for i in range(3):
        with b.at(x, y, H - drop - .07, turn + 120 * i):
            b.slab(m, [(.1, -.035), (.22, -.055), (.62, -.065), (.66, 0), (.62, .065), (.22, .055), (.1, .035)], -.006, .006)


def picture(b, k, x0, z0, x1, z1, seed=1, frame=None):
    """Framed abstract: hills and a sun in earth colours."""
    import random
    r = random.Random(seed)
    b.box(frame or k.walnut, x0, -.035, z0, x1, 0, z1, .004)
    b.box(k.paper, x0 + .025, -.038, z0 + .025, x1 - .025, -.03, z1 - .025)
    w, h = x1 - x0 - .16, z1 - z0 - .16
    tones = [(.70, .50, .30), (.55, .26, .13), (.30, .33, .24), (.22, .13, .08)]
    y = -.0385
    cx, cz, cr = x0 + .08 + w * r.uniform(.3, .7), z0 + .08 + h * .72, min(w, h) * .16
    b.face(M.plain('art.sun', (.80, .40, .10), .9), [(cx + cr * math.cos(a / 16 * 6.283), y, cz + cr * math.sin(a / 16 * 6.283)) for a in range(16)])
    for i, t in enumerate(tones):
        y -= .0006
        top, ph = .58 - i * .15, r.uniform(0, 6)
        pts = [(x0 + .08 + w * j / 16, y, z0 + .08 + h * (top + .07 * math.sin(ph + j * .5))) for j in range(17)]
        b.face(M.plain(f'art.{i}', t, .9), [(x0 + .08, y, z0 + .08), (x0 + .08 + w, y, z0 + .08)] + pts[::-1])


def ceiling_tray(b, k, x0, y0, x1, y1, H, edge=.45, drop=.14, light=True):
    """False ceiling: a lowered border whose upper edge hides a warm light strip."""
    z0, z1 = H - drop, H - .03
    ins = .0
    b.box(k.ceiling, x0, y0, z0, x1, y0 + edge, z1)
    b.box(k.ceiling, x0, y1 - edge, z0, x1, y1, z1)
    b.box(k.ceiling, x0, y0 + edge, z0, x0 + edge, y1 - edge, z1)
    b.box(k.ceiling, x1 - edge, y0 + edge, z0, x1, y1 - edge, z1)
    if light:
        a, c = x0 + edge - .06, x1 - edge + .06
        d, e = y0 + edge - .06, y1 - edge + .06
        z = z1 + .005
        for q in ((a, d, c, d + .02), (a, e - .02, c, e), (a, d, a + .02, e), (c - .02, d, c, e)):
            b.box(k.cove, q[0], q[1], z, q[2], q[3], z + .012)


def downlight(b, k, x, y, z, power=0, colour=(1, .80, .56)):
    """Glowing disc; a real lamp only if asked for, as every lamp thins out the sun's samples."""
    b.lathe(k.alu, [(0, 0), (.055, 0), (.06, -.008), (0, -.008)], x, y, z)
    b.lathe(k.bulbglow, [(0, -.009), (.042, -.009)], x, y, z)
    if power:
        stage.bulb((x, y, z - .06), power, colour, .04)


def door(b, k, x0, x1, h=2.1, mat=None, open_turn=None):
    """Flush door in a teak frame, standing in a hole of the wall."""
    m = mat or k.upright
    for a in (x0, x1 - .07):
        b.box(m, a, -.02, 0, a + .07, .14, h)
    b.box(m, x0, -.02, h - .07, x1, .14, h)
    b.box(m, x0 + .07, .03, .01, x1 - .07, .07, h - .07)
    w = (x1 - x0 - .14)
    for i in range(3):
        z = .2 + i * .62
        b.box(m, x0 + .19, .015, z, x1 - .19, .03, z + .5, .01)
    b.rod(k.brass, (x1 - .2, -.03, 1.02), (x1 - .2, -.03, 1.2), .012)


def switchboard(b, k, x, z=1.25):
    b.box(k.ceramic, x, -.012, z, x + .2, 0, z + .09, .004)
    for i in range(4):
        b.box(k.white_frame, x + .015 + i * .045, -.017, z + .02, x + .05 + i * .045, -.01, z + .07, .003)
