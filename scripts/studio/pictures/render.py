"""Render one picture: blender -b --python render.py -- NAME OUT [--quick | --half]

NAME is a key of SCENES, or `all`, which puts every picture into the folder OUT.
--quick and --half give small rough previews for judging light and composition.
"""
import importlib
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import finish, materials, stage
from kit.shapes import Builder
from names import SCENES


def render(name, path, part):
    start = time.time()
    stage.reset()
    materials.reset()
    module, options = SCENES[name]
    scene = importlib.import_module(f'scenes.{module}')
    b = Builder()
    look = dict(getattr(scene, name.replace('-', '_'))(b) or {})
    b.flush()
    wide = options.get('size', (1280, 960))
    # Rendered a fifth smaller and enlarged after cleaning: the time goes into samples.
    share = options.get('share', .75)
    w, h = int(wide[0] * share) // part, int(wide[1] * share) // part
    samples = 12 if part > 1 else options.get('samples', 26)
    stage.settings(w, h, samples, look.pop('exposure', 0.0), look.pop('bounces', 6), options.get('noise', .04))
    finish.finish(path, size=(wide[0] // part, wide[1] // part), **look)
    print(f'{name}: {time.time() - start:.0f} s, {os.path.getsize(path)} bytes')


if __name__ == '__main__':
    args = sys.argv[sys.argv.index('--') + 1:]
    part = 4 if '--quick' in args else 2 if '--half' in args else 1
    args = [a for a in args if not a.startswith('--')]
    names = list(SCENES) if args[0] == 'all' else [args[0]]
    for n in names:
        render(n, os.path.join(args[1], n + '.webp') if args[0] == 'all' else args[1], part)
