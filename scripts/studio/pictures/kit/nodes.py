"""A short spelling for Blender's material nodes."""
import bpy


class Nodes:
    """Short spelling for building a material's node tree."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.nt = self.mat.node_tree
        self.nt.nodes.clear()
        self.out = self.node('OutputMaterial')

    def node(self, kind, **inputs):
        n = self.nt.nodes.new('ShaderNode' + kind)
        for k, v in inputs.items():
            self.feed(n, k, v)
        return n

    def feed(self, n, key, v):
        sock = n.inputs[key if isinstance(key, int) else key.replace('_', ' ')]
        if isinstance(v, bpy.types.NodeSocket):
            self.nt.links.new(v, sock)
        elif isinstance(v, (tuple, list)) and len(v) == 3 and sock.type == 'RGBA':
            sock.default_value = (*v, 1)
        else:
            sock.default_value = v

    def math(self, op, a, b=0.0, c=0.0):
        n = self.node('Math')
        n.operation = op
        for i, v in enumerate((a, b, c)):
            self.feed(n, i, v)
        return n.outputs[0]

    def mix(self, fac, a, b, how='MIX'):
        n = self.node('MixRGB')
        n.blend_type = how
        for i, v in enumerate((fac, a, b)):
            self.feed(n, i, v)
        return n.outputs[0]

    def ramp(self, fac, *stops):
        n = self.node('ValToRGB', Fac=fac)
        el = n.color_ramp.elements
        while len(el) < len(stops):
            el.new(.5)
        for e, (p, c) in zip(el, stops):
            e.position = p
            e.color = (c, c, c, 1) if isinstance(c, (int, float)) else (*c, 1)
        return n.outputs[0]

    def world(self):
        return self.node('NewGeometry').outputs['Position']

    def island(self):
        return self.node('NewGeometry').outputs['Random Per Island']

    def scaled(self, vec, s):
        n = self.node('Mapping', Vector=vec)
        n.inputs['Scale'].default_value = s if isinstance(s, tuple) else (s, s, s)
        return n.outputs[0]

    def noise(self, vec, scale, detail=4.0, rough=0.55, distort=0.0):
        return self.node('TexNoise', Vector=vec, Scale=scale, Detail=detail, Roughness=rough,
                         Distortion=distort).outputs['Fac']

    def facing(self):
        """(across, up) on whichever way the surface faces: floors x,y; walls x,z or y,z."""
        g = self.node('NewGeometry')
        p, n = self.node('SeparateXYZ', Vector=g.outputs['Position']), self.node('SeparateXYZ', Vector=g.outputs['True Normal'])
        flat = self.math('GREATER_THAN', self.math('ABSOLUTE', n.outputs[2]), 0.6)
        side = self.math('GREATER_THAN', self.math('ABSOLUTE', n.outputs[0]), 0.6)
        across = self.node('MixRGB')
        u = self.mix(self.math('MULTIPLY', side, self.math('SUBTRACT', 1.0, flat)), p.outputs[0], p.outputs[1])
        v = self.mix(flat, p.outputs[2], p.outputs[1])
        c = self.node('CombineXYZ', X=u, Y=v)
        return c.outputs[0]

    def bump(self, height, strength=0.3, distance=0.02):
        return self.node('Bump', Height=height, Strength=strength, Distance=distance).outputs[0]

    def done(self, shader):
        self.nt.links.new(shader, self.out.inputs[0])
        return self.mat

    def principled(self, **kw):
        return self.done(self.node('BsdfPrincipled', **kw).outputs[0])
