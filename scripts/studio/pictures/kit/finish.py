"""From the noisy render to the finished file.

The packaged Blender has no denoiser, so the noise is taken out here. Light and
surface colour are rendered apart; an edge-aware wavelet filter steered by
normal, depth and surface colour smooths the light only: bounced light strongly,
direct light gently, mirrors and glow least. Texture and outlines stay sharp.
"""
import os
import tempfile

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, median_filter, percentile_filter, uniform_filter, zoom


def render_passes(folder):
    """Render and return the passes as float arrays (rows top to bottom are not needed)."""
    sc = bpy.context.scene
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl, out = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    names = {'Image': 'image', 'Denoising Normal': 'normal', 'Denoising Albedo': 'albedo', 'Denoising Depth': 'depth',
             'DiffDir': 'direct', 'DiffInd': 'bounced', 'DiffCol': 'paint'}
    for i, (src, name) in enumerate(names.items()):
        out.file_slots.new(name)
        nt.links.new(rl.outputs[src], out.inputs[i])
    nt.links.new(rl.outputs['Image'], nt.nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render()
    res = {}
    for name in names.values():
        path = [f for f in os.listdir(folder) if f.startswith(name)][0]
        im = bpy.data.images.load(os.path.join(folder, path))
        im.colorspace_settings.name = 'Linear' if name in ('image', 'direct', 'bounced', 'paint') else 'Non-Color'
        w, h = im.size
        a = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(a)
        res[name] = np.nan_to_num(a.reshape(h, w, 4)[:, :, :3], posinf=1e6)
    sc.use_nodes = False
    return res


def lum(a):
    return a @ np.array([.2126, .7152, .0722], np.float32)


def bordered(a, margin):
    """`a` with its border repeated, so that neighbours are plain slices."""
    return np.pad(a, ((margin, margin), (margin, margin)) + ((0, 0),) * (a.ndim - 2), 'edge')


def drop_fireflies(c):
    """A few pixels far brighter than most around them are luck, not light."""
    y = lum(c)
    bad = y > percentile_filter(y, 76, 5) * 1.7 + .03
    ys, xs = np.nonzero(bad)
    wide = bordered(c, 2)
    c[bad] = np.median([wide[ys + dy, xs + dx] for dy in range(5) for dx in range(5)], axis=0)
    return c


def smooth(light, guide, strength, rounds=4):
    """A-trous filter: each round looks twice as far, edges in `guide` stop it."""
    nrm, dep, alb = guide
    y = lum(light)
    # How much the light jumps from pixel to pixel, as a measure of noise.
    jump = np.minimum(np.abs(y - median_filter(y, 3)), 20)
    noise = np.sqrt(np.maximum(uniform_filter(jump ** 2, 11), 0)) * 2.2 * strength + .004 + .012 * strength * y
    k = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    for r in range(rounds):
        step = 2 ** r
        y = lum(light)
        if r < 2:
            # Judge likeness by the neighbourhood, or lone specks would keep themselves.
            y = median_filter(y, 3)
        m, (h, w) = 2 * step, y.shape
        # One plane for each quantity: contiguous rows are several times faster than pixels of seven values.
        here = [y, dep, alb] + [np.ascontiguousarray(a[..., c]) for a in (nrm, light) for c in range(3)]
        wide = [bordered(a, m) for a in here]
        scale = [1 / noise, 25 / step]
        tot, wsum = [a * (9 / 64) for a in here[6:]], np.full(y.shape, 9 / 64, np.float32)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                if not (dx or dy):
                    continue
                near = [a[m + dy * step:m + dy * step + h, m + dx * step:m + dx * step + w] for a in wide]
                e = sum(np.abs(near[q] - here[q]) * scale[q] for q in range(2))
                e += (near[2] - alb) ** 2 * 40
                for q in range(3, 6):
                    e += (near[q] - here[q]) ** 2 * 9
                weight = np.exp(-e) * np.float32(k[abs(dx)] * k[abs(dy)])
                for q in range(3):
                    tot[q] += near[6 + q] * weight
                wsum += weight
        tot = np.stack(tot, -1)
        light = tot / wsum[..., None]
        noise = noise * .6
    return light


def clean(p, strength=1.0):
    dep = np.log1p(np.clip(p['depth'][..., 0], 0, 500)).astype(np.float32)
    paint = p['paint']
    rest = p['image'] - paint * (p['direct'] + p['bounced'])
    edges = (p['normal'], dep, lum(np.clip(p['albedo'], 0, 1)))
    plain = (p['normal'], dep, lum(paint) * .5)
    bounced = smooth(drop_fireflies(p['bounced']), plain, 4.0 * strength, 5)
    direct = smooth(drop_fireflies(p['direct']), plain, .8 * strength, 3)
    rest = smooth(drop_fireflies(rest), edges, 1.4 * strength, 4)
    return np.clip(paint * (direct + bounced) + rest, 0, None)


def grade(c, bloom=0.06, haze=None, depth=None, warmth=0.0):
    if haze:
        # Air between camera and subject: (colour, distance at which half is lost).
        f = 1 - np.exp(-np.clip(depth[..., 0], 0, 900) * 0.693 / haze[1])
        f[depth[..., 0] > 1e5] = 0
        c = c * (1 - f[..., None]) + np.array(haze[0], np.float32) * f[..., None]
    if bloom:
        h = c.shape[0]
        bright = np.minimum(c, 6.0)
        g = sum(np.stack([gaussian_filter(bright[..., k], h * s) for k in range(3)], -1)
                for s in (.006, .02, .06)) / 3
        c = c * (1 - bloom) + g * bloom
    if warmth:
        c = c * np.array([1 + warmth, 1, 1 - warmth], np.float32)
    h, w = c.shape[:2]
    yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    return c * (1 - 0.07 * np.clip(xx ** 2 + yy ** 2 - .4, 0, 2))[..., None]


def save(c, path, limit=150_000):
    sc = bpy.context.scene
    h, w = c.shape[:2]
    im = bpy.data.images.new('finished', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = np.clip(c, 0, None)
    im.pixels.foreach_set(px.ravel())
    st = sc.render.image_settings
    st.color_mode, st.color_depth = 'RGB', '8'
    st.file_format = 'WEBP' if path.endswith('.webp') else 'PNG'
    for q in (80, 76, 72, 66, 60, 52):
        st.quality = q
        im.save_render(path, scene=sc)
        if st.file_format == 'PNG' or os.path.getsize(path) < limit:
            break


def enlarge(c, size):
    """Cubic enlargement with a touch of sharpening, in eye-like tones to avoid halos."""
    h, w = c.shape[:2]
    if (w, h) == tuple(size):
        return c
    t = np.log1p(np.clip(c, 0, None) * 8)
    t = zoom(t, (size[1] / h, size[0] / w, 1), order=3, mode='nearest', grid_mode=True)
    t += .35 * (t - gaussian_filter(t, (1.1, 1.1, 0)))
    return np.clip(np.expm1(t) / 8, 0, None)


def finish(path, size, **how):
    with tempfile.TemporaryDirectory() as folder:
        p = render_passes(folder)
    c = clean(p, how.pop('strength', 1.0))
    save(enlarge(grade(c, depth=p['depth'], **how), size), path)
