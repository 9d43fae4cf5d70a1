"""Renders studio shots.

blender -b -t 2 -P studio.py -- JOBS OUT SHARE SAMPLES KEY…: pictures that exist are left.
"""
import json
import os
import sys
import tempfile
import traceback

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import sets  # noqa: E402


def take(folder, width, height, samples):
    """Renders light, albedo, normal and depth into EXR files."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2
    cycles.sample_clamp_direct = 12
    cycles.blur_glossy = 1
    scene.view_settings.view_transform = 'Standard'
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.update_render_passes()
    scene.use_nodes = True
    tree = scene.node_tree
    source = next(n for n in tree.nodes if n.type == 'R_LAYERS')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.file_slots.clear()
    for slot, name in (('light', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('depth', 'Denoising Depth')):
        out.file_slots.new(slot)
        tree.links.new(source.outputs[name], out.inputs[slot])
    bpy.ops.render.render()
    got = {}
    for slot in ('light', 'albedo', 'normal', 'depth'):
        name = next(f for f in sorted(os.listdir(folder)) if f.startswith(slot))
        image = bpy.data.images.load(os.path.join(folder, name))
        image.colorspace_settings.name = 'Non-Color'
        flat = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(flat)
        got[slot] = flat.reshape(height, width, 4)[..., :3]
    return got


def shift(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def middle(a):
    return np.median(np.stack([shift(a, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)]), 0)


def smooth(got, levels=4):
    """Edge-avoiding wavelets on the light without the surface's own colour: the print stays sharp."""
    albedo = np.clip(got['albedo'], 0.02, None)
    light = np.clip(got['light'], 0, 20) / albedo
    # Single grains, bright or black, give way to the middle of their neighbourhood.
    light = middle(light)
    normal = got['normal']
    depth = got['depth'][..., :1]
    depth = depth / max(1e-6, float(np.median(depth)))
    grey = got['albedo'].mean(-1, keepdims=True)
    kernel = (1 / 4, 1 / 2, 1 / 4)
    for level in range(levels):
        step = 1 << level
        total = np.zeros_like(light)
        weight = np.zeros(light.shape[:2] + (1,), np.float32)
        lum = np.log(light.mean(-1, keepdims=True) + 0.06)
        if level < 2:
            lum = middle(lum)
        keep = (0.9, 0.6, 0.35, 0.25)[level]
        for y in (-1, 0, 1):
            for x in (-1, 0, 1):
                there = shift(light, y * step, x * step)
                w = kernel[y + 1] * kernel[x + 1]
                cost = ((shift(lum, y * step, x * step) - lum) / keep) ** 2
                cost += ((shift(normal, y * step, x * step) - normal) ** 2).sum(-1, keepdims=True) * 14
                cost += ((shift(depth, y * step, x * step) - depth) / 0.02) ** 2 * 0.3
                cost += (shift(grey, y * step, x * step) - grey) ** 2 * 2
                w = w * np.exp(-cost)
                total += there * w
                weight += w
        light = total / weight
    return light * albedo


def develop(image, exposure, width, height, path):
    """Exposure, a soft shoulder for the highlights, a little vignette; 8 bit with dither."""
    image = image * 2 ** exposure
    knee = 0.72
    over = np.clip(image - knee, 0, None)
    image = np.where(image > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))), image)
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    image = image * (1 - 0.09 * (x * x + y * y) ** 1.4 / 2.4)[..., None]
    image = np.where(image <= 0.0031308, image * 12.92, 1.055 * np.clip(image, 1e-6, None) ** (1 / 2.4) - 0.055)
    image = image + np.random.default_rng(1).normal(0, 0.0045, image.shape[:2] + (1,))
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = np.clip(image, 0, 1)
    out = bpy.data.images.new('out', width, height)
    out.colorspace_settings.name = 'sRGB'
    out.pixels.foreach_set(full.ravel())
    out.filepath_raw = path
    out.file_format = 'PNG'
    out.save()


def shoot(path, out, share, samples):
    with open(path, encoding='utf8') as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    getattr(sets, job['set'])(job)
    width, height = (round(n * share / 2) * 2 for n in job['size'])
    with tempfile.TemporaryDirectory() as folder:
        got = take(folder, width, height, samples)
        develop(smooth(got), job['look'].get('exposure', 0), width, height, out)


def main():
    source, target, share, samples, *keys = sys.argv[sys.argv.index('--') + 1:]
    for key in keys:
        out = os.path.join(target, f'{key}.png')
        if os.path.exists(out):
            continue
        try:
            shoot(os.path.join(source, f'{key}.json'), out, float(share), int(samples))
        except Exception:  # one broken set does not stop the night's queue
            print('FAILED', key)
            traceback.print_exc()


main()
