"""Things a photographer's studio has: materials, paper, vessels, devices, light and a camera. Metres, Z up."""
import math
import random

import bmesh
import bpy
from mathutils import Vector


def linear(hex_colour):
    """'#rrggbb' as linear light."""
    out = []
    for i in (1, 3, 5):
        v = int(hex_colour[i:i + 2], 16) / 255
        out.append(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4)
    return (*out, 1)


def _nodes(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = mat.node_tree
    return mat, tree, tree.nodes['Principled BSDF']


def paint(colour, rough=0.6, metal=0.0, bump=0.0, scale=40, speckle=0.0, stretch=(1, 1, 1), clear=0.0):
    """A plain surface, with grain in its height (bump) or its colour (speckle)."""
    mat, tree, bsdf = _nodes('paint')
    bsdf.inputs['Base Color'].default_value = linear(colour)
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['Metallic'].default_value = metal
    bsdf.inputs['Clearcoat'].default_value = clear
    bsdf.inputs['Specular'].default_value = 0.35
    if bump or speckle:
        coord = tree.nodes.new('ShaderNodeTexCoord')
        place = tree.nodes.new('ShaderNodeMapping')
        place.inputs['Scale'].default_value = stretch
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = scale
        noise.inputs['Detail'].default_value = 6
        tree.links.new(coord.outputs['Object'], place.inputs[0])
        tree.links.new(place.outputs[0], noise.inputs['Vector'])
        if bump:
            node = tree.nodes.new('ShaderNodeBump')
            node.inputs['Strength'].default_value = bump
            node.inputs['Distance'].default_value = 0.01
            tree.links.new(noise.outputs['Fac'], node.inputs['Height'])
            tree.links.new(node.outputs[0], bsdf.inputs['Normal'])
        if speckle:
            ramp = tree.nodes.new('ShaderNodeValToRGB')
            base = linear(colour)
            ramp.color_ramp.elements[0].position = 0.3
            ramp.color_ramp.elements[1].position = 0.7
            ramp.color_ramp.elements[0].color = (*[c * (1 - speckle) for c in base[:3]], 1)
            ramp.color_ramp.elements[1].color = (*[min(1, c * (1 + speckle * 0.5)) for c in base[:3]], 1)
            tree.links.new(noise.outputs['Fac'], ramp.inputs[0])
            tree.links.new(ramp.outputs[0], bsdf.inputs['Base Color'])
    return mat


GROUNDS = {
    'plaster': dict(rough=0.9, bump=0.35, scale=9, speckle=0.06),
    'concrete': dict(rough=0.85, bump=0.25, scale=4, speckle=0.28),
    'paper': dict(rough=0.85, bump=0.05, scale=300),
    'wood': dict(rough=0.5, bump=0.12, scale=7, speckle=0.4, stretch=(0.6, 9, 9)),
    'stone': dict(rough=0.45, bump=0.08, scale=30, speckle=0.35),
    'kraft': dict(rough=0.9, bump=0.08, scale=120, speckle=0.16),
    'linen': dict(rough=1.0, bump=0.5, scale=240, speckle=0.12, stretch=(1, 0.25, 1)),
}


def ground(kind, colour):
    return paint(colour, **GROUNDS[kind])


def printed(path, rough=0.55, glow=0.0, edge='EXTEND', sheen=0.3):
    """Artwork as ink on a surface, or (glow) as a lit screen."""
    mat, tree, bsdf = _nodes('printed')
    node = tree.nodes.new('ShaderNodeTexImage')
    node.image = bpy.data.images.load(path, check_existing=True)
    node.extension = edge
    tree.links.new(node.outputs['Color'], bsdf.inputs['Base Color'])
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['Specular'].default_value = sheen
    if glow:
        tree.links.new(node.outputs['Color'], bsdf.inputs['Emission'])
        bsdf.inputs['Emission Strength'].default_value = glow
    return mat


def glass(colour='#ffffff', rough=0.0):
    mat, _, bsdf = _nodes('glass')
    bsdf.inputs['Base Color'].default_value = linear(colour)
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['Transmission'].default_value = 1
    bsdf.inputs['IOR'].default_value = 1.4
    return mat


def lamp_mat(colour, power):
    mat, _, bsdf = _nodes('lamp')
    bsdf.inputs['Emission'].default_value = linear(colour)
    bsdf.inputs['Emission Strength'].default_value = power
    return mat


def put(mesh, mats, at=(0, 0, 0), turn=(0, 0, 0), smooth=False, bevel=0.0):
    """A mesh into the scene; turn in degrees."""
    obj = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    for mat in mats if isinstance(mats, (list, tuple)) else [mats]:
        mesh.materials.append(mat)
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in turn]
    if smooth:
        for poly in mesh.polygons:
            poly.use_smooth = True
    if bevel:
        mod = obj.modifiers.new('bevel', 'BEVEL')
        mod.width = bevel
        mod.segments = 3
        mod.limit_method = 'ANGLE'
    return obj


def mesh_of(verts, faces, uvs=None, slots=None):
    mesh = bpy.data.meshes.new('m')
    mesh.from_pydata(verts, [], faces)
    if uvs:
        layer = mesh.uv_layers.new()
        for poly in mesh.polygons:
            for loop in poly.loop_indices:
                layer.data[loop].uv = uvs[mesh.loops[loop].vertex_index]
    if slots:
        for poly, slot in zip(mesh.polygons, slots):
            poly.material_index = slot
    mesh.update()
    return mesh


def plane(w, h, mat, at=(0, 0, 0), turn=(0, 0, 0)):
    """Lies flat, its picture's top towards +Y."""
    v = [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)]
    return put(mesh_of(v, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)]), mat, at, turn)


def sheet(w, h, mat, at=(0, 0, 0), turn=(0, 0, 0), bend=None, n=40):
    """Thin paper or cloth as a grid; bend(u, v) gives the height over its plane (u, v from 0 to 1)."""
    verts, uvs, faces = [], [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n, j / n
            dx, dy, dz = bend(u, v) if bend else (0, 0, 0)
            verts.append(((u - 0.5) * w + dx, (v - 0.5) * h + dy, dz))
            uvs.append((u, v))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    obj = put(mesh_of(verts, faces, uvs), mat, at, turn, smooth=True)
    mod = obj.modifiers.new('thick', 'SOLIDIFY')
    mod.thickness = 0.0006
    return obj


def box(w, d, h, mats, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0015):
    """Stands on its at. mats: one, or [front (-Y), side, top]."""
    x, y = w / 2, d / 2
    v, f, uv, slots = [], [], [], []

    def face(points, slot):
        k = len(v)
        v.extend(points)
        uv.extend([(0, 0), (1, 0), (1, 1), (0, 1)])
        f.append((k, k + 1, k + 2, k + 3))
        slots.append(slot)

    many = isinstance(mats, (list, tuple))
    s, t = (1, 2) if many else (0, 0)
    face([(-x, -y, 0), (x, -y, 0), (x, -y, h), (-x, -y, h)], 0)
    face([(x, -y, 0), (x, y, 0), (x, y, h), (x, -y, h)], s)
    face([(x, y, 0), (-x, y, 0), (-x, y, h), (x, y, h)], s)
    face([(-x, y, 0), (-x, -y, 0), (-x, -y, h), (-x, y, h)], s)
    face([(-x, -y, h), (x, -y, h), (x, y, h), (-x, y, h)], t)
    face([(-x, y, 0), (x, y, 0), (x, -y, 0), (-x, -y, 0)], s)
    mesh = mesh_of(v, f, uv, slots)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-6)
    work.to_mesh(mesh)
    work.free()
    return put(mesh, mats, at, turn, bevel=bevel)


def lathe(profile, mat, at=(0, 0, 0), seg=72, turn=(0, 0, 0), sub=True):
    """Turned on a wheel from [(radius, height)]."""
    verts, faces = [], []
    n = len(profile)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        verts.extend((r * math.cos(a), r * math.sin(a), z) for r, z in profile)
    for i in range(seg):
        k = (i + 1) % seg
        for j in range(n - 1):
            faces.append((i * n + j, k * n + j, k * n + j + 1, i * n + j + 1))
    obj = put(mesh_of(verts, faces), mat, at, turn, smooth=True)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    return obj


def label(r, low, high, mat, at=(0, 0, 0), span=360.0, facing=-90.0, seg=72):
    """Artwork round a vessel, its middle towards `facing` degrees."""
    verts, uvs, faces = [], [], []
    for i in range(seg + 1):
        u = i / seg
        a = math.radians(facing + (u - 0.5) * span)
        for z, v in ((low, 0), (high, 1)):
            verts.append((r * math.cos(a), r * math.sin(a), z))
            uvs.append((u, v))
    for i in range(seg):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    return put(mesh_of(verts, faces, uvs), mat, at, smooth=True)


def ball(r, mat, at, squash=1.0):
    mesh = bpy.data.meshes.new('ball')
    work = bmesh.new()
    bmesh.ops.create_uvsphere(work, u_segments=64, v_segments=32, radius=r)
    for vert in work.verts:
        vert.co.z *= squash
    work.to_mesh(mesh)
    work.free()
    return put(mesh, mat, (at[0], at[1], at[2] + r * squash), smooth=True)


def disc(r, h, mat, at=(0, 0, 0), turn=(0, 0, 0), edge=0.002):
    return lathe([(0, 0), (r - edge, 0), (r, edge), (r, h - edge), (r - edge, h), (0, h)], mat, at, turn=turn)


def sweep(colour, kind='paper', depth=1.2, back=0.9):
    """A roll of paper that curves from the table up the wall."""
    verts, faces = [], []
    line = [(-3.0, 0.0)]
    for i in range(17):
        a = math.pi / 2 * i / 16
        line.append((back - 0.35 + 0.35 * math.sin(a), 0.35 - 0.35 * math.cos(a)))
    line.append((back, 4.0))
    for y, z in line:
        verts.extend([(-5, y, z), (5, y, z)])
    for i in range(len(line) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return put(mesh_of(verts, faces), ground(kind, colour), smooth=True)


def floor(kind, colour, size=12):
    return plane(size, size, ground(kind, colour))


def wall(kind, colour, y=0.0):
    return plane(14, 8, ground(kind, colour), (0, y, 2), (90, 0, 0))


def book(w, h, d, cover, pages='#efe8d8', spine=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Lies on its back, cover up, spine to the left."""
    root = bpy.data.objects.new('book', None)
    bpy.context.scene.collection.objects.link(root)
    side = spine or paint(pages, 0.7)
    parts = [
        box(w - 0.004, h - 0.008, d - 0.004, paint(pages, 0.9, bump=0.3, scale=900, stretch=(0.02, 0.02, 1)), (0, 0, 0.002), bevel=0),
        box(w, h, 0.0022, side, (0, 0, 0), bevel=0.0008),
        box(0.0022, h, d, side, (-w / 2, 0, 0), bevel=0.0008),
        box(w, h, 0.0022, side, (0, 0, d - 0.0022), bevel=0.0008),
        plane(w - 0.001, h - 0.001, cover, (0, 0, d + 0.0002)),
    ]
    for part in parts:
        part.parent = root
    root.location = at
    root.rotation_euler = [math.radians(a) for a in turn]
    return root


def spread_pages(w, h, left, right, at=(0, 0, 0), turn=0.0):
    """An open magazine: two arched pages, w wide each, over a stack."""
    root = bpy.data.objects.new('spread', None)
    bpy.context.scene.collection.objects.link(root)

    def arch(t, k):
        return 0.003 + k * (math.sin(math.pi * min(1, t * 1.05) ** 0.55) * 0.016)

    stack = paint('#f0ebdf', 0.9)
    for k in range(4):
        s = 1 - k * 0.2
        sheet(w, h, stack, (-w / 2 - 0.0004 * k, 0, -0.0012 * k), bend=lambda u, v, s=s: (0, 0, arch(1 - u, s)))
        sheet(w, h, stack, (w / 2 + 0.0004 * k, 0, -0.0012 * k), bend=lambda u, v, s=s: (0, 0, arch(u, s)))
    sheet(w, h, left, (-w / 2, 0, 0.0008), bend=lambda u, v: (0, 0, arch(1 - u, 1)))
    sheet(w, h, right, (w / 2, 0, 0.0008), bend=lambda u, v: (0, 0, arch(u, 1)))
    for obj in list(bpy.context.scene.collection.objects)[-10:]:
        if obj is not root:
            obj.parent = root
    root.location = at
    root.rotation_euler[2] = math.radians(turn)
    return root


def cup(mat, at, inside='#3a2417', r=0.04, h=0.06):
    lathe([(0, 0), (r * 0.7, 0), (r * 0.92, h * 0.3), (r, h), (r * 0.93, h), (r * 0.86, h * 0.35), (0, h * 0.2)], mat, at)
    plane(0.001, 0.001, mat, at)
    lathe([(0, h * 0.8), (r * 0.92, h * 0.8)], paint(inside, 0.1), at)
    torus(r * 0.42, 0.006, mat, (at[0] + r * 1.2, at[1], at[2] + h * 0.5), (90, 0, 0))


def torus(r, t, mat, at, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(major_radius=r, minor_radius=t, location=at, rotation=[math.radians(a) for a in turn])
    obj = bpy.context.object
    obj.data.materials.append(mat)
    for poly in obj.data.polygons:
        poly.use_smooth = True
    return obj


def rod(r, length, mat, at, turn=(0, 0, 0)):
    """A stick whose middle is at `at`, along X before turning."""
    obj = lathe([(0, -length / 2), (r, -length / 2), (r, length / 2), (0, length / 2)], mat, at, seg=24)
    obj.rotation_euler = [math.radians(turn[0]), math.radians(turn[1] + 90), math.radians(turn[2])]
    return obj


def pencil(at, turn, colour='#c9402a'):
    rod(0.0036, 0.16, paint(colour, 0.35), at, (0, 0, turn))
    a = math.radians(turn)
    tip = (at[0] + math.cos(a) * 0.086, at[1] + math.sin(a) * 0.086, at[2])
    obj = lathe([(0.0036, -0.006), (0.0008, 0.012), (0, 0.014)], paint('#e0c39a', 0.8), tip, seg=16)
    obj.rotation_euler = (0, math.radians(90), a)


def branch(at, seed=1, height=0.5, leaf='#4d6b46', leaves=16):
    """A few stems with leaves, for a vase."""
    r = random.Random(seed)
    green = paint(leaf, 0.5)
    stem = paint('#5b4a35', 0.8)
    for s in range(3):
        lean = (r.uniform(-0.35, 0.35), r.uniform(-0.2, 0.2))
        curve = bpy.data.curves.new('stem', 'CURVE')
        curve.dimensions = '3D'
        curve.bevel_depth = 0.0022
        line = curve.splines.new('POLY')
        line.points.add(11)
        tall = height * r.uniform(0.75, 1)
        for i, point in enumerate(line.points):
            t = i / 11
            point.co = (lean[0] * tall * t * t, lean[1] * tall * t * t, tall * t, 1)
        obj = bpy.data.objects.new('stem', curve)
        curve.materials.append(stem)
        bpy.context.scene.collection.objects.link(obj)
        obj.location = at
        for k in range(leaves // 3):
            t = 0.3 + 0.7 * (k + 1) / (leaves // 3)
            size = height * 0.13 * r.uniform(0.8, 1.2)
            leafy = sheet(size * 0.45, size, green, n=6, bend=lambda u, v: (-(u - 0.5) * size * 0.45 * (2 * v - 1) ** 2, size / 2, -0.12 * size * (v ** 2) - abs(u - 0.5) * -0.1 * size))
            leafy.location = Vector(at) + Vector((lean[0] * tall * t * t, lean[1] * tall * t * t, tall * t))
            leafy.rotation_euler = (math.radians(r.uniform(10, 60)), math.radians(r.uniform(-30, 30)), r.uniform(0, 6.28))


def phone(screen, at, turn=(0, 0, 0), w=0.072, body='#15161a', ratio=2.1):
    """Lies on its back; its screen's picture fills it with round corners."""
    h = w * ratio
    root = bpy.data.objects.new('phone', None)
    bpy.context.scene.collection.objects.link(root)

    def slab(ww, hh, radius, z, mat, thick):
        verts, uvs = [], []
        for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
            for k in range(9):
                a = math.radians(start + k * 90 / 8)
                x = cx * (ww / 2 - radius) + radius * math.cos(a)
                y = cy * (hh / 2 - radius) + radius * math.sin(a)
                verts.append((x, y, z))
                uvs.append((x / ww + 0.5, y / hh + 0.5))
        mesh = mesh_of(verts, [tuple(range(len(verts)))], uvs)
        obj = put(mesh, mat)
        if thick:
            mod = obj.modifiers.new('t', 'SOLIDIFY')
            mod.thickness = thick
            bev = obj.modifiers.new('b', 'BEVEL')
            bev.width = thick * 0.3
            bev.segments = 3
        obj.parent = root

    slab(w + 0.006, h + 0.006, 0.0125, 0.0078, paint(body, 0.3, metal=0.6), 0.0078)
    slab(w, h, 0.0105, 0.0081, screen, 0)
    root.location = at
    root.rotation_euler = [math.radians(a) for a in turn]
    return root


def laptop(screen, at=(0, 0, 0), turn=0.0, w=0.33, open_deg=108):
    root = bpy.data.objects.new('laptop', None)
    bpy.context.scene.collection.objects.link(root)
    d = w * 0.68
    metal = paint('#b9bbbd', 0.35, metal=0.8)
    dark = paint('#1b1c20', 0.5)
    parts = [box(w, d, 0.012, metal, bevel=0.004)]
    for row in range(5):
        for col in range(13):
            parts.append(box(w * 0.058, w * 0.05, 0.001, dark, ((col - 6) * w * 0.067, d * 0.31 - row * w * 0.058, 0.0119), bevel=0.0005))
    parts.append(box(w * 0.34, d * 0.3, 0.0004, paint('#a6a8aa', 0.3, metal=0.7), (0, -d * 0.31, 0.0119), bevel=0))
    lid = bpy.data.objects.new('lid', None)
    bpy.context.scene.collection.objects.link(lid)
    inner = [box(w, d, 0.006, metal, (0, d / 2, -0.006), bevel=0.003), plane(w - 0.006, d - 0.006, dark, (0, d / 2, 0.0003)), plane(w - 0.022, d - 0.026, screen, (0, d / 2 + 0.002, 0.0006))]
    for part in inner:
        part.parent = lid
    lid.location = (0, d / 2 - 0.003, 0.016)
    lid.rotation_euler[0] = math.radians(180 - open_deg)
    parts.append(lid)
    for part in parts:
        part.parent = root
    root.location = at
    root.rotation_euler[2] = math.radians(turn)
    return root


def soft(at, aim, size, power, colour='#ffffff'):
    """A large lamp that looks at `aim`."""
    data = bpy.data.lights.new('soft', 'AREA')
    data.size = size
    data.energy = power
    data.color = linear(colour)[:3]
    obj = bpy.data.objects.new('soft', data)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def sun(direction, power, colour='#fff1dc', angle=1.2):
    """Light that travels along `direction`."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = power
    data.angle = math.radians(angle)
    data.color = linear(colour)[:3]
    obj = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(obj)
    obj.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return obj


def window(aim, direction, w=0.9, h=1.2, cols=2, rows=3, far=2.5, big=7.0, bar=0.035):
    """A wall with a window between the sun and what it lights: only its shadow is seen."""
    d = Vector(direction).normalized()
    centre = Vector(aim) - d * far
    side = d.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(d)
    mat = paint('#222222', 1)

    def slat(x, y, ww, hh):
        v = [centre + side * (x + sx * ww / 2) + up * (y + sy * hh / 2) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        obj = put(mesh_of([tuple(p) for p in v], [(0, 1, 2, 3)]), mat)
        obj.visible_camera = False
        obj.visible_diffuse = False
        obj.visible_glossy = False

    slat(-(w + big) / 2, 0, big, big * 2 + h)
    slat((w + big) / 2, 0, big, big * 2 + h)
    slat(0, (h + big) / 2, w, big)
    slat(0, -(h + big) / 2, w, big)
    for i in range(1, cols):
        slat(-w / 2 + w * i / cols, 0, bar, h)
    for i in range(1, rows):
        slat(0, -h / 2 + h * i / rows, w, bar)


def sky(colour='#ffffff', power=0.5):
    world = bpy.context.scene.world or bpy.data.worlds.new('w')
    bpy.context.scene.world = world
    world.use_nodes = True
    back = world.node_tree.nodes['Background']
    back.inputs[0].default_value = linear(colour)
    back.inputs[1].default_value = power


def camera(at, aim, lens=50, focus=None, stop=None, shift=(0, 0), roll=0.0):
    data = bpy.data.cameras.new('c')
    data.lens = lens
    data.shift_x, data.shift_y = shift
    obj = bpy.data.objects.new('c', data)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    look = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y')
    obj.rotation_euler = look.to_euler()
    if roll:
        obj.rotation_euler.rotate_axis('Z', math.radians(roll))
    if stop:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus or aim) - Vector(at)).length
        data.dof.aperture_fstop = stop
    bpy.context.scene.camera = obj
