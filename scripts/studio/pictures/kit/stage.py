"""Camera, sun, sky and render settings."""
import math

import bpy


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(x, y, z, look, lens=28, rise=0.0, side=0.0, blur=None):
    """Level camera, so that vertical lines stay upright; `rise` looks up by lens shift."""
    cam = bpy.data.cameras.new('camera')
    cam.lens, cam.shift_y, cam.shift_x = lens, rise, side
    cam.clip_end = 3000
    ob = bpy.data.objects.new('camera', cam)
    bpy.context.collection.objects.link(ob)
    ob.location = (x, y, z)
    ob.rotation_euler = (math.pi / 2, 0, math.atan2(-(look[0] - x), look[1] - y))
    bpy.context.scene.camera = ob
    if blur:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, blur[0], blur[1]
    return ob


def sun(height, bearing, power=3.0, colour=(1, .86, .68), size=0.7, share=1):
    """`bearing` is where the light comes from, degrees counter-clockwise from +x.

    Cycles picks one lamp at random per sample; indoors, among other lamps, the
    sun is given as several equal lamps (`share`) so that it is picked more often.
    """
    for _ in range(share - 1):
        sun(height, bearing, power / share, colour, size)
    power /= share
    la = bpy.data.lights.new('sun', 'SUN')
    la.energy, la.color, la.angle = power, colour, math.radians(size)
    ob = bpy.data.objects.new('sun', la)
    bpy.context.collection.objects.link(ob)
    h, b = math.radians(height), math.radians(bearing)
    from mathutils import Vector
    d = Vector((math.cos(h) * math.cos(b), math.cos(h) * math.sin(b), math.sin(h)))
    ob.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    # Mirrored in window panes the lamp would show as a hard white disc.
    ob.visible_glossy = False
    return ob


def area(loc, aim, size, power, colour=(1, .9, .78), size_y=None, seen=False):
    from mathutils import Vector
    la = bpy.data.lights.new('area', 'AREA')
    la.energy, la.color, la.size = power, colour, size
    if size_y:
        la.shape, la.size_y = 'RECTANGLE', size_y
    ob = bpy.data.objects.new('area', la)
    bpy.context.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(loc) - Vector(aim)).to_track_quat('Z', 'Y').to_euler()
    ob.visible_camera = seen
    ob.visible_glossy = seen
    return ob


def bulb(loc, power, colour=(1, .74, .45), r=0.06):
    la = bpy.data.lights.new('bulb', 'POINT')
    la.energy, la.color, la.shadow_soft_size = power, colour, r
    ob = bpy.data.objects.new('bulb', la)
    bpy.context.collection.objects.link(ob)
    ob.location = loc
    ob.visible_camera = False


def sky(height, bearing, power=0.25, dust=1.5, clouds=0.35, cloud_tint=(1, .88, .76), blue=None):
    """Nishita sky with thin high cloud painted over it; the sun itself is a lamp."""
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    N, L = nt.nodes.new, nt.links.new
    out, bg = N('ShaderNodeOutputWorld'), N('ShaderNodeBackground')
    s = N('ShaderNodeTexSky')
    s.sky_type, s.sun_disc = 'NISHITA', False
    s.sun_elevation = math.radians(height)
    # The sky node turns clockwise from +y.
    s.sun_rotation = math.radians(90 - bearing)
    s.air_density, s.dust_density, s.ozone_density = 1.0, dust, 1.2
    bg.inputs[1].default_value = power
    # Clouds: noise over the view direction flattened on a high plane.
    co, sep = N('ShaderNodeTexCoord'), N('ShaderNodeSeparateXYZ')
    L(co.outputs['Generated'], sep.inputs[0])
    up = N('ShaderNodeMath'); up.operation = 'MAXIMUM'; up.inputs[1].default_value = 0.04
    L(sep.outputs[2], up.inputs[0])
    div = N('ShaderNodeVectorMath'); div.operation = 'DIVIDE'
    comb = N('ShaderNodeCombineXYZ')
    for i in range(3):
        L(up.outputs[0], comb.inputs[i])
    L(co.outputs['Generated'], div.inputs[0]); L(comb.outputs[0], div.inputs[1])
    mp = N('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (0.35, 0.9, 1)
    mp.inputs['Rotation'].default_value = (0, 0, math.radians(bearing + 60))
    L(div.outputs[0], mp.inputs[0])
    no = N('ShaderNodeTexNoise')
    no.inputs['Scale'].default_value, no.inputs['Detail'].default_value = 1.3, 9
    no.inputs['Distortion'].default_value = 0.6
    L(mp.outputs[0], no.inputs[0])
    ramp = N('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.48, 0.85
    L(no.outputs['Fac'], ramp.inputs[0])
    fade = N('ShaderNodeMath'); fade.operation = 'MULTIPLY'; fade.inputs[1].default_value = clouds
    L(ramp.outputs[0], fade.inputs[0])
    # Cloud is the sky's own brightness, whitened: it follows the hour by itself.
    bw, mul = N('ShaderNodeRGBToBW'), N('ShaderNodeVectorMath')
    L(s.outputs[0], bw.inputs[0])
    mul.operation = 'SCALE'; mul.inputs[0].default_value = [3.2 * c for c in cloud_tint]
    L(bw.outputs[0], mul.inputs['Scale'])
    mix = N('ShaderNodeMixRGB')
    L(fade.outputs[0], mix.inputs[0]); L(s.outputs[0], mix.inputs[1]); L(mul.outputs[0], mix.inputs[2])
    L(mix.outputs[0], bg.inputs[0]); L(bg.outputs[0], out.inputs[0])


def plain_sky(colour, power):
    w = bpy.data.worlds.new('plain')
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value, bg.inputs[1].default_value = (*colour, 1), power


def settings(width, height, samples, exposure=0.0, bounces=6, noise=.02, look='Medium High Contrast'):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.render.resolution_x, sc.render.resolution_y = width, height
    sc.render.resolution_percentage = 100
    c = sc.cycles
    c.device, c.samples, c.seed = 'CPU', samples, 7
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, noise, max(16, samples // 3)
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, min(4, bounces), 3
    c.transmission_bounces, c.transparent_max_bounces = 6, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 2.5, 1.0
    c.use_fast_gi = False
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = look
    sc.view_settings.exposure = exposure
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
