"""Procedural materials. Nothing is a photograph: every texture is computed.

Textures are placed by world position (walls by the side they face), so parts
need no unwrapping and neighbouring parts match.
"""
from .nodes import Nodes

_made = {}


def reset():
    _made.clear()


def made(fn):
    """Same name, same material: asked for twice, built once."""
    def wrap(name, *a, **k):
        if name not in _made:
            _made[name] = fn(name, *a, **k)
        return _made[name]
    return wrap


def dark(c, f):
    return tuple(x * f for x in c)


@made
def plaster(name, colour, weather=0.25, rough=0.9, bump=0.15):
    """Painted plaster: faint trowel marks, and rain streaks when outdoors."""
    n = Nodes(name)
    w = n.world()
    blotch = n.noise(w, 0.7, 5)
    col = n.mix(n.ramp(blotch, (.35, 0), (.7, 1)), dark(colour, 0.93), dark(colour, 1.03))
    if weather:
        streak = n.noise(n.scaled(w, (1.6, 1.6, 0.12)), 1.5, 6, .65)
        col = n.mix(n.math('MULTIPLY', n.ramp(streak, (.5, 0), (.78, 1)), weather), col, dark(colour, 0.45))
    return n.principled(Base_Color=col, Roughness=rough, Specular=.25 if weather else 0.0,
                        Normal=n.bump(n.noise(w, 38, 4), bump, .008))


@made
def plain(name, colour, rough=0.5, metal=0.0, specular=0.5, vary=0.0, coat=0.0):
    n = Nodes(name)
    col = colour
    if vary:
        col = n.mix(n.island(), dark(colour, 1 - vary), dark(colour, 1 + vary))
    return n.principled(Base_Color=col, Roughness=rough, Metallic=metal, Specular=specular, Clearcoat=coat)


@made
def stone(name, colour, other, w=0.6, h=0.3, joint=0.006, rough=0.75, offset=0.5, bump=0.5, vary=0.6):
    """Stone cladding or paving in courses; `other` is the second tone of the stone."""
    n = Nodes(name)
    uv = n.facing()
    t = n.node('TexBrick', Vector=uv, Color1=(0, 0, 0), Color2=(1, 1, 1), Mortar=(.5, .5, .5), Scale=1.0)
    t.inputs['Mortar Size'].default_value, t.inputs['Mortar Smooth'].default_value = joint, 0.1
    t.inputs['Brick Width'].default_value, t.inputs['Row Height'].default_value = w, h
    t.inputs['Bias'].default_value = 0
    t.offset = offset
    grain = n.noise(n.scaled(uv, (1, 2.5, 1)), 5, 8, .65)
    f = n.math('ADD', n.math('MULTIPLY', t.outputs['Color'], vary), n.math('MULTIPLY', grain, 1.0 - vary * .5))
    col = n.mix(n.ramp(f, (.15, 0), (.95, 1)), colour, other)
    col = n.mix(t.outputs['Fac'], col, dark(colour, .45))
    height = n.math('SUBTRACT', n.math('MULTIPLY', n.noise(uv, 22, 6), .35), t.outputs['Fac'])
    return n.principled(Base_Color=col, Roughness=rough, Specular=.3, Normal=n.bump(height, bump, .012))


@made
def tiles(name, colour, size=0.6, size2=None, grout=0.003, rough=0.12, vary=0.04, vein=0.25, grout_colour=None, offset=0.0):
    """Vitrified or ceramic tile: low sheen, thin grout, faint marble veins."""
    n = Nodes(name)
    uv = n.facing()
    t = n.node('TexBrick', Vector=uv, Color1=(0, 0, 0), Color2=(1, 1, 1), Mortar=(.5, .5, .5), Scale=1.0)
    t.inputs['Mortar Size'].default_value, t.inputs['Mortar Smooth'].default_value = grout, 0.1
    t.inputs['Brick Width'].default_value, t.inputs['Row Height'].default_value = size, size2 or size
    t.offset = offset
    col = n.mix(t.outputs['Color'], dark(colour, 1 - vary), dark(colour, 1 + vary))
    if vein:
        v = n.noise(uv, 1.1, 9, .6, 1.6)
        line = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', v, .5)), (0, 1), (.05, 0))
        col = n.mix(n.math('MULTIPLY', line, vein), col, dark(colour, .62))
    col = n.mix(t.outputs['Fac'], col, grout_colour or dark(colour, .6))
    r = n.math('ADD', n.math('MULTIPLY', t.outputs['Fac'], .5), n.math('ADD', rough, n.math('MULTIPLY', n.noise(uv, 3, 4), .08)))
    return n.principled(Base_Color=col, Roughness=r, Specular=.45,
                        Normal=n.bump(n.math('SUBTRACT', 1.0, t.outputs['Fac']), .35, .003))


@made
def wood(name, colour, other=None, along=(1, 1, 12), rough=0.38, scale=1.0):
    """Grain runs along the axis with the small number; every plank gets its own tone."""
    n = Nodes(name)
    other = other or dark(colour, .5)
    p = n.node('VectorMath')
    n.feed(p, 0, n.world())
    seed = n.node('CombineXYZ', X=n.math('MULTIPLY', n.island(), 37.0), Y=n.math('MULTIPLY', n.island(), 19.0))
    n.feed(p, 1, seed.outputs[0])
    v = n.scaled(p.outputs[0], along)
    rings = n.noise(v, 1.6 * scale, 6, .6, 1.2)
    fine = n.noise(v, 14 * scale, 3, .7)
    col = n.mix(n.ramp(rings, (.36, 0), (.66, 1)), other, colour)
    col = n.mix(n.math('MULTIPLY', fine, .35), col, dark(colour, .55))
    tone = n.node('HueSaturation', Color=col, Value=n.math('ADD', .88, n.math('MULTIPLY', n.island(), .24)))
    return n.principled(Base_Color=tone.outputs[0], Roughness=rough, Specular=.35, Normal=n.bump(fine, .08, .003))


@made
def fabric(name, colour, rough=0.95, weave=260, other=None, sheer=0.0, stripe=0.0):
    """Cloth. `sheer` lets light through (curtains); `stripe` is the width of woven bands."""
    n = Nodes(name)
    w = n.world()
    col = n.mix(n.noise(w, 6, 4), dark(colour, .9), dark(colour, 1.06))
    if other:
        f = n.math('GREATER_THAN', n.math('FRACT', n.math('DIVIDE', n.node('SeparateXYZ', Vector=n.facing()).outputs[0], stripe)), .5) if stripe else n.ramp(n.noise(w, 9, 1), (.5, 0), (.53, 1))
        col = n.mix(f, col, other)
    p = n.node('BsdfPrincipled', Base_Color=col, Roughness=rough, Specular=.1, Sheen=.4,
               Normal=n.bump(n.noise(w, weave, 2), .25, .003))
    if not sheer:
        return n.done(p.outputs[0])
    tr = n.node('BsdfTranslucent', Color=col)
    m = n.node('MixShader', Fac=sheer)
    n.nt.links.new(p.outputs[0], m.inputs[1]); n.nt.links.new(tr.outputs[0], m.inputs[2])
    return n.done(m.outputs[0])


@made
def glass(name, tint=(.86, .92, .9), mirror=0.08, rough=0.0):
    """Thin pane: lets sunlight straight through (no caustics), mirrors more at a slant."""
    n = Nodes(name)
    tr, gl = n.node('BsdfTransparent', Color=tint), n.node('BsdfGlossy', Roughness=rough, Color=(1, 1, 1))
    lw = n.node('LayerWeight', Blend=0.22)
    fac = n.math('MINIMUM', n.math('ADD', mirror, lw.outputs['Fresnel']), 1.0)
    m = n.node('MixShader', Fac=fac)
    n.nt.links.new(tr.outputs[0], m.inputs[1]); n.nt.links.new(gl.outputs[0], m.inputs[2])
    return n.done(m.outputs[0])


@made
def glow(name, colour, power, seen_only=False):
    """Something that shines; `seen_only` lights nothing by itself (a lamp beside it does), as its light would be noisy."""
    n = Nodes(name)
    if seen_only:
        power = n.math('MULTIPLY', n.node('LightPath').outputs['Is Camera Ray'], power)
    # Not sampled as a lamp: glowing trim would take samples away from the sun.
    n.mat.cycles.sample_as_light = False
    return n.done(n.node('Emission', Color=colour, Strength=power).outputs[0])


@made
def leaf(name, colour, other, through=0.4):
    """Leaves let the sun glow through them; hue drifts from leaf to leaf."""
    n = Nodes(name)
    f = n.math('FRACT', n.math('ADD', n.node('ObjectInfo').outputs['Random'], n.island()))
    col = n.mix(f, colour, other)
    d = n.node('BsdfPrincipled', Base_Color=col, Roughness=.5, Specular=.3)
    t = n.node('BsdfTranslucent', Color=n.mix(.45, col, (.5, .6, .08)))
    m = n.node('MixShader', Fac=through)
    n.nt.links.new(d.outputs[0], m.inputs[1]); n.nt.links.new(t.outputs[0], m.inputs[2])
    return n.done(m.outputs[0])


@made
def ground(name, colour, other, scale=0.35, grit=14, rough=0.95, bump=0.5, patch=None):
    """Soil, lawn or asphalt seen from standing height; `patch` shows through in places."""
    n = Nodes(name)
    w = n.world()
    col = n.mix(n.ramp(n.noise(w, scale, 8, .6), (.35, 0), (.65, 1)), colour, other)
    col = n.mix(n.math('MULTIPLY', n.noise(w, grit, 6, .7), .5), col, dark(colour, .5))
    if patch:
        col = n.mix(n.ramp(n.noise(w, scale * 2.3, 7, .65, .5), (.55, 0), (.62, 1)), col, patch)
    h = n.math('ADD', n.noise(w, grit, 6, .7), n.math('MULTIPLY', n.noise(w, grit * 5, 3), .3))
    return n.principled(Base_Color=col, Roughness=rough, Specular=.15, Normal=n.bump(h, bump, .03))


@made
def corrugated(name, colour, pitch=0.2, rough=0.45, metal=0.5, upright=True, rust=0.15):
    """Ribbed sheet: shutters (ribs across) and shed cladding (ribs upright)."""
    n = Nodes(name)
    uv = n.node('SeparateXYZ', Vector=n.facing())
    a = uv.outputs[0 if upright else 1]
    rib = n.math('SINE', n.math('MULTIPLY', a, 6.2832 / pitch))
    w = n.world()
    dirt = n.ramp(n.noise(n.scaled(w, (1, 1, .15)), 1.4, 7, .65), (.52, 0), (.75, 1))
    col = n.mix(n.math('MULTIPLY', dirt, rust), colour, (.2, .1, .05))
    return n.principled(Base_Color=col, Roughness=rough, Metallic=metal, Normal=n.bump(n.math('MULTIPLY', rib, .5), .9, pitch * .3))
