"""The sets: light, ground, props and camera. Each takes a job: its artwork (path, ratio = height / width) and its look."""
import math
import random

from kit import (
    ball, book, box, branch, camera, cup, disc, floor, glass, ground, label, lamp_mat, laptop, lathe, linear, paint,
    pencil, phone, plane, printed, rod, sheet, sky, soft, spread_pages, sun, sweep, torus, wall, window,
)

WOODS = {'oak': '#b08a5e', 'walnut': '#5b3d28', 'black': '#1c1b1a', 'white': '#efece6', 'red': '#a8402c'}


def art(job, i=0, **how):
    return printed(job['art'][i % len(job['art'])]['path'], **how)


def ratio(job, i=0):
    return job['art'][i % len(job['art'])]['ratio']


def vase(at, colour, k=0, h=0.22, mat=None):
    shapes = (
        [(0, 0), (0.3, 0), (0.46, 0.25), (0.42, 0.55), (0.16, 0.85), (0.17, 1), (0.14, 1), (0.13, 0.86), (0, 0.8)],
        [(0, 0), (0.24, 0), (0.27, 0.1), (0.27, 0.9), (0.24, 1), (0.21, 1), (0.21, 0.5), (0, 0.4)],
        [(0, 0), (0.2, 0), (0.44, 0.45), (0.4, 0.72), (0.26, 0.86), (0.3, 1), (0.26, 1), (0.22, 0.86), (0, 0.7)],
    )
    lathe(rounded([(r * h, z * h) for r, z in shapes[k % 3]]), mat or paint(colour, 0.45, bump=0.06, scale=60), at)


def rounded(profile, steps=5):
    """A smooth line through the profile's points (Catmull-Rom)."""
    out = []
    n = len(profile)
    for i in range(n - 1):
        p0, p1, p2, p3 = (profile[max(0, min(n - 1, i + k))] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            out.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(p0, p1, p2, p3)))
    out.append(profile[-1])
    return [(max(0, r), z) for r, z in out]


def frame(w, h, picture, at, colour, bar=0.025, depth=0.03):
    """A framed print on the wall at y = at.y, facing -Y."""
    x, y, z = at
    mat = ground('wood', WOODS.get(colour, colour)) if colour in ('oak', 'walnut') else paint(WOODS.get(colour, colour), 0.4)
    for dx, dz, ww, hh in ((0, h / 2 + bar / 2, w + 2 * bar, bar), (0, -h / 2 - bar / 2, w + 2 * bar, bar), (-w / 2 - bar / 2, 0, bar, h), (w / 2 + bar / 2, 0, bar, h)):
        box(ww, depth, hh, mat, (x + dx, y - depth / 2, z + dz - hh / 2), bevel=0.002)
    plane(w, h, picture, (x, y - depth * 0.4, z), (90, 0, 0))


def gallery(job):
    """A framed poster on a wall in the light of a window; a bench or a shelf under it."""
    k = job['look']
    h = k.get('height', 1.03)
    wall(k.get('wall', 'plaster'), k.get('colour', '#e9e4da'))
    floor('wood', k.get('floor', '#9c7a55'))
    n = len(job['art'])
    wide = [h / ratio(job, i) for i in range(n)]
    gap = 0.16
    x = -(sum(wide) + gap * (n - 1)) / 2 + k.get('x', 0)
    for i in range(n):
        frame(wide[i], h, art(job, i, rough=0.35), (x + wide[i] / 2, 0, 1.38), k.get('frame', 'oak'))
        x += wide[i] + gap
    box(20, 0.02, 0.09, paint(k.get('skirt', '#ded8cc'), 0.6), (0, -0.01, 0))
    prop = k.get('prop', 'bench')
    if prop == 'bench':
        wood = ground('wood', '#a27c52')
        box(1.3, 0.34, 0.045, wood, (0.1, -0.32, 0.42))
        for sx in (-0.5, 0.7):
            box(0.045, 0.3, 0.42, wood, (sx, -0.32, 0))
        vase((0.55, -0.3, 0.465), k.get('vase', '#5c6f66'), 0, 0.2)
        branch((0.55, -0.3, 0.6), 3, 0.42)
        for i, c in enumerate(('#d9d0bd', '#3b4a5c', '#b5573b')):
            box(0.23, 0.16, 0.022, paint(c, 0.6), (-0.2, -0.3, 0.465 + i * 0.0222), (0, 0, 4 - i * 7))
    elif prop == 'stool':
        wood = ground('wood', '#6d4a30')
        disc(0.17, 0.03, wood, (0.72, -0.45, 0.45))
        for a in (0.4, 2.5, 4.6):
            rod(0.014, 0.46, wood, (0.72 + 0.12 * math.cos(a), -0.45 + 0.12 * math.sin(a), 0.225), (0, 90, 0))
        vase((0.72, -0.45, 0.48), k.get('vase', '#e6dfd2'), 2, 0.26)
    elif prop == 'plant':
        lathe([(0, 0), (0.15, 0), (0.19, 0.32), (0.17, 0.32), (0.165, 0.28), (0, 0.28)], paint(k.get('vase', '#c7643f'), 0.8), (0.95, -0.4, 0))
        branch((0.95, -0.4, 0.28), 5, 0.95, '#3f5f45', 30)
        branch((0.93, -0.4, 0.28), 9, 0.8, '#54764d', 30)
    d = k.get('sun', (0.7, 1.0, -0.55))
    if k.get('window', True):
        window((k.get('x', 0) + 0.1, 0, 1.35), d, k.get('ww', 1.5), k.get('wh', 1.5))
    sun(d, k.get('power', 3.2), k.get('warm', '#ffe9c9'))
    sky(k.get('sky', '#dfe8f4'), k.get('ambient', 0.75))
    soft((-2.5, -3, 2.4), (0, 0, 1.2), 3, 40, '#ffffff')
    camera(k.get('from', (-0.35, -3.6, 1.3)), k.get('aim', (0.06, 0, 1.14)), k.get('lens', 50))


def street(job):
    """Posters pasted in rows on concrete, seen along the wall, on a grey day."""
    k = job['look']
    wall(k.get('wall', 'concrete'), k.get('colour', '#a3a19c'))
    floor('concrete', '#77757a')
    h = k.get('height', 0.84)
    cols, rows = k.get('grid', (5, 2))
    r = random.Random(k.get('seed', 2))
    w = h / ratio(job)
    for j in range(rows):
        for i in range(cols):
            n = (i + (cols - j * k.get('slip', 1))) % len(job['art'])
            lift = r.uniform(0.004, 0.022)
            corner = r.choice((0, 1))
            sheet(w, h, art(job, n, rough=0.7), ((i - (cols - 1) / 2) * (w + 0.012) + r.uniform(-1, 1) * 0.003, -0.004, 0.72 + h / 2 + j * (h + 0.012)), (90, 0, r.uniform(-0.35, 0.35)),
                  bend=lambda u, v, c=corner, q=lift: (0, 0, 0.0012 * math.sin(u * 9 + v * 5) + 0.002 + q * max(0, (u if c else 1 - u) - 0.8) * 5 * max(0, 0.25 - v) * 4), n=24)
    box(20, 0.16, 0.16, paint('#8f8d88', 0.9, speckle=0.2), (0, -0.08, 0))
    if k.get('pole'):
        rod(0.045, 5, paint('#4a4f52', 0.4, metal=0.6), (cols * w * 0.42, -0.75, 2.2), (0, 90, 0))
    sky(k.get('sky', '#dfe6ee'), k.get('ambient', 0.95))
    sun(k.get('sun', (0.5, 0.8, -1)), k.get('power', 1.2), k.get('warm', '#fff3e2'), 12)
    camera(k.get('from', (-1.9, -2.3, 1.5)), k.get('aim', (0.35, 0, 1.42)), k.get('lens', 35), stop=k.get('stop'))


def lean(job):
    """A large board leans against a wall on the floor, with the tube and tape it came with."""
    k = job['look']
    wall(k.get('wall', 'plaster'), k.get('colour', '#cfc6b6'))
    floor(k.get('ground', 'concrete'), k.get('floor', '#8d877d'))
    h = k.get('height', 1.0)
    for i in reversed(range(len(job['art']))):
        w = h / ratio(job, i)
        x = k.get('x', 0) + (i - (len(job['art']) - 1) / 2) * w * k.get('apart', 0.62)
        y = -0.14 - 0.03 * (len(job['art']) - i)
        a = math.radians(81)
        box(w + 0.014, 0.012, h + 0.014, paint('#f4f1ea', 0.7), (x, y, 0.004), (81 - 90, 0, k.get('turn', 0)))
        plane(w, h, art(job, i, rough=0.5), (x, y - 0.0075 + math.cos(a) * (h / 2 + 0.007), 0.004 + math.sin(a) * (h / 2 + 0.007)), (81, 0, k.get('turn', 0)))
    rod(0.045, 0.95, ground('kraft', '#b08d5f'), (0.85, -0.5, 0.046), (0, 0, 24))
    torus(0.05, 0.014, paint('#d8c48a', 0.3), (0.42, -0.62, 0.014))
    if k.get('chair'):
        wood = ground('wood', '#7a5536')
        box(0.4, 0.38, 0.03, wood, (-0.95, -0.35, 0.42))
        for sx in (-1.12, -0.78):
            for sy in (-0.5, -0.2):
                box(0.035, 0.035, 0.42, wood, (sx, sy, 0))
        box(0.4, 0.03, 0.4, wood, (-0.95, -0.17, 0.45), (-6, 0, 0))
    d = k.get('sun', (-0.8, 0.9, -0.7))
    window((0, 0, 0.55), d, k.get('ww', 1.7), k.get('wh', 1.3), 3, 2)
    sun(d, k.get('power', 4), k.get('warm', '#ffd9a8'))
    sky(k.get('sky', '#ccd9ea'), k.get('ambient', 0.6))
    camera(k.get('from', (0.5, -2.9, 0.95)), k.get('aim', (0.05, -0.1, 0.5)), k.get('lens', 45))


def books(job):
    """Hardbacks: one stands, the others lie; shallow focus."""
    k = job['look']
    sweep(k.get('colour', '#c9b99c'), k.get('ground', 'linen'), back=k.get('back', 0.5))
    h = 0.19
    w = h / ratio(job)
    d = 0.024
    spine = paint(k.get('spine', '#8d3b2a'), 0.6)
    pile = k.get('pile', 2)
    for i in range(pile):
        book(w, h, d, art(job, i) if i == pile - 1 else paint(k.get('spine', '#8d3b2a'), 0.6), spine=paint(k.get('spines', ['#8d3b2a'])[i % len(k.get('spines', ['#8d3b2a']))], 0.6), at=(k.get('px', 0.12), 0.02, i * d), turn=(0, 0, k.get('pile_turn', 62) + i * 9))
    lay = k.get('stand', True)
    if lay:
        book(w, h, d, art(job, 0, rough=0.45), spine=spine, at=(-0.075, 0.05, h / 2 * math.cos(math.radians(8)) + 0.002), turn=(82, 0, k.get('turn', 14)))
    prop = k.get('prop', 'cup')
    if prop == 'cup':
        cup(paint('#e9e4d8', 0.3), (0.2, -0.16, 0))
    elif prop == 'leaf':
        vase((0.24, 0.16, 0), k.get('vase', '#3d4f4a'), 1, 0.13)
        branch((0.24, 0.16, 0.08), 4, 0.24, '#5d7a52', 18)
    elif prop == 'glasses':
        wire = paint('#2a2521', 0.3, metal=0.4)
        for sx in (0.17, 0.232):
            torus(0.024, 0.002, wire, (sx, -0.13, 0.004))
        rod(0.0018, 0.014, wire, (0.201, -0.13, 0.006))
        for sx in (0.146, 0.256):
            rod(0.0018, 0.12, wire, (sx, -0.075, 0.004), (0, 0, 88))
    soft(k.get('lamp', (-1.0, -0.4, 1.1)), (0, 0, 0.05), k.get('size', 0.7), k.get('power', 26), k.get('warm', '#fff0dc'))
    sky(k.get('sky', '#e8edf5'), k.get('ambient', 0.35))
    camera(k.get('from', (-0.22, -0.78, 0.34)), k.get('aim', (0.03, 0.02, 0.085)), k.get('lens', 62), (-0.075, 0.02, 0.1), k.get('stop', 3.5))


def flat(job):
    """From above: sheets, cards and little books laid out by a table of (x, y, width, turn, thickness, artwork)."""
    k = job['look']
    floor(k.get('ground', 'paper'), k.get('colour', '#d8cfc0'), 4)
    for x, y, w, turn, thick, n in k['lay']:
        h = w * ratio(job, n)
        edge = paint(k.get('edge', '#f1ece1'), 0.8)
        if thick > 0:
            box(w, h, thick, edge, (x, y, 0), (0, 0, turn), bevel=min(0.0012, thick * 0.2))
        sheet(w - 0.0008, h - 0.0008, art(job, n, rough=k.get('rough', 0.6)), (x, y, thick + 0.0012), (0, 0, turn), n=10,
              bend=lambda u, v, t=thick: (0, 0, 0 if t > 0.001 else 0.0016 * math.sin(u * 3.1) * (0.4 + v)))
    for x, y, a, c in k.get('pencils', ()):
        pencil((x, y, 0.004), a, c)
    for x, y, r, c in k.get('pebbles', ()):
        ball(r, paint(c, 0.75, bump=0.1, scale=50), (x, y, 0), 0.55)
    if k.get('cup'):
        x, y = k['cup']
        disc(0.068, 0.008, paint('#e8e2d4', 0.3), (x, y, 0))
        cup(paint('#e8e2d4', 0.3), (x, y, 0.008), r=0.045, h=0.05)
    d = k.get('sun', (0.9, -0.6, -1.1))
    if k.get('window'):
        window((0, 0, 0), d, *k['window'], far=1.3, big=3, bar=0.03)
    sun(d, k.get('power', 2.6), k.get('warm', '#fff0da'), k.get('angle', 2.5))
    if k.get('leafshade'):
        branch((-0.62, 0.35, 0.5), 7, 0.7, '#3c5a40', 30)
    sky(k.get('sky', '#e3ebf5'), k.get('ambient', 0.55))
    span = k.get('span', 0.8)
    camera((k.get('cx', 0), k.get('cy', 0) - k.get('tilt', 0.0001), 2.0 * span), (k.get('cx', 0), k.get('cy', 0), 0), 72, roll=k.get('roll', 0), stop=k.get('stop'))


def table(job):
    """An open magazine on a table by a window."""
    k = job['look']
    floor(k.get('ground', 'wood'), k.get('colour', '#9b7350'), 4)
    h = 0.28
    w = h / ratio(job, 0)
    spread_pages(w, h, art(job, 0, rough=0.42), art(job, 1, rough=0.42), (0, 0, 0.006), k.get('turn', 9))
    if k.get('cup', True):
        disc(0.07, 0.008, paint('#f0ece3', 0.25), (0.3, 0.17, 0))
        cup(paint('#f0ece3', 0.25), (0.3, 0.17, 0.008))
    pencil((-0.27, -0.13, 0.004), k.get('pencil', 70), '#2b3f73')
    if k.get('plant'):
        vase((-0.34, 0.28, 0), '#b8c2b5', 0, 0.16)
        branch((-0.34, 0.28, 0.12), 6, 0.3)
    d = k.get('sun', (0.8, -0.45, -0.7))
    window((0.02, 0, 0), d, 0.62, 0.5, 2, 2, far=1.2, big=3, bar=0.025)
    sun(d, k.get('power', 4), k.get('warm', '#ffe2b8'), 2)
    sky(k.get('sky', '#d7e3f2'), k.get('ambient', 0.7))
    camera(k.get('from', (-0.1, -0.72, 0.62)), k.get('aim', (0.0, 0.0, 0.0)), k.get('lens', 50), (0, -0.02, 0.01), k.get('stop', 5))


def tins(job):
    """Cans and tins on steps of paper; artwork goes round them."""
    k = job['look']
    sweep(k.get('colour', '#e2cfb4'), 'paper', back=0.45)
    kind = k.get('kind', 'tin')
    n = len(job['art'])
    step = paint(k.get('step', k.get('colour', '#e2cfb4')), 0.85)
    r0, h0 = (0.04, 0.1) if kind == 'tin' else (0.033, 0.122)
    gap = k.get('gap', 0.115)
    for i in range(n):
        x = (i - (n - 1) / 2) * gap
        r, h = r0, h0 * (k.get('heights', [1])[i % len(k.get('heights', [1]))])
        y = k.get('depths', [0])[i % len(k.get('depths', [0]))]
        z = k.get('steps', [0])[i % len(k.get('steps', [0]))]
        if z > 0:
            if k.get('round'):
                disc(0.062, z, step, (x, y, 0))
            else:
                box(gap, 0.13, z, step, (x, y, 0), bevel=0.0008)
        facing = -90 + k.get('spin', [0])[i % len(k.get('spin', [0]))]
        if kind == 'tin':
            body = paint(k['bodies'][i % len(k['bodies'])], 0.35, metal=0.0)
            lathe([(0, 0), (r - 0.001, 0), (r, 0.001), (r, h * 0.78), (0, h * 0.78)], body, (x, y, z))
            label(r + 0.0003, h * 0.03, h * 0.76, art(job, i, rough=0.5), (x, y, z), 360, facing)
            lathe([(0, h * 0.775), (r + 0.0012, h * 0.775), (r + 0.0012, h - 0.003), (r - 0.001, h), (r - 0.006, h), (r - 0.008, h - 0.002), (0, h - 0.002)], body, (x, y, z))
        else:
            metal = paint('#cfd1d2', 0.22, metal=0.95)
            lathe([(0, 0.004), (r * 0.7, 0.002), (r * 0.78, 0), (r * 0.82, 0.002), (r, 0.012), (r, h - 0.016), (r * 0.83, h - 0.004), (r * 0.84, h), (r * 0.79, h), (r * 0.77, h - 0.005), (0, h - 0.005)], metal, (x, y, z))
            label(r + 0.0003, 0.0125, h - 0.0165, art(job, i, rough=0.28), (x, y, z), k.get('span', 170), facing)
            rest = k['bodies'][i % len(k['bodies'])]
            label(r + 0.0002, 0.0125, h - 0.0165, paint(rest, 0.28), (x, y, z), 360, facing + 180)
            torus(0.007, 0.0014, metal, (x, y - 0.006, z + h - 0.004))
    if k.get('prop') == 'leaves':
        r = random.Random(3)
        for _ in range(40):
            ball(r.uniform(0.002, 0.004), paint('#4b5a2f', 0.8), (r.uniform(-0.16, 0.2), r.uniform(-0.16, -0.07), 0), 0.5)
    if k.get('prop') == 'fruit':
        ball(0.032, paint('#e08a2a', 0.4, bump=0.2, scale=120), (0.21, -0.05, 0), 0.92)
        ball(0.03, paint('#d97a22', 0.4, bump=0.2, scale=120), (-0.2, 0.05, 0), 0.92)
    soft(k.get('lamp', (-0.9, -0.5, 0.9)), (0, 0, 0.06), k.get('size', 0.6), k.get('power', 16), k.get('warm', '#fff3e3'))
    soft((0.9, -0.3, 0.7), (0, 0, 0.05), 1.0, 4, '#ffffff')
    sky(k.get('sky', '#f2f0ee'), k.get('ambient', 0.45))
    camera(k.get('from', (0.08, -0.95, 0.22)), k.get('aim', (0, 0, 0.062)), k.get('lens', 75), (0, -0.03, 0.06), k.get('stop', 8))


BOTTLE = [(0, 0.002), (0.036, 0), (0.04, 0.004), (0.04, 0.165), (0.038, 0.182), (0.028, 0.2), (0.0165, 0.222), (0.0145, 0.24), (0.0145, 0.286), (0, 0.286)]
SMALL = [(0, 0.002), (0.03, 0), (0.033, 0.004), (0.033, 0.09), (0.03, 0.103), (0.02, 0.116), (0.013, 0.126), (0.012, 0.16), (0, 0.16)]


def bottles(job):
    """Bottles on stone with a light behind them."""
    k = job['look']
    wall('plaster', k.get('colour', '#26324a'), 0.75)
    floor(k.get('ground', 'stone'), k.get('floor', '#3a3f4a'))
    small = k.get('small', False)
    shape = rounded(SMALL if small else BOTTLE, 4)
    low, high = (0.012, 0.086) if small else (0.03, 0.15)
    n = len(job['art'])
    for i in range(n):
        x = (i - (n - 1) / 2) * k.get('gap', 0.125)
        y = k.get('depths', [0, 0.03])[i % len(k.get('depths', [0, 0.03]))]
        lathe(shape, paint(k['bodies'][i % len(k['bodies'])], k.get('rough', 0.12), clear=0.6), (x, y, 0), 80)
        top = shape[-1][1]
        lathe([(0, top - 0.03), (0.0158 if not small else 0.0132, top - 0.03), (0.0158 if not small else 0.0132, top + 0.002), (0, top + 0.003)], paint(k['caps'][i % len(k['caps'])], 0.4), (x, y, 0))
        r = 0.0404 if not small else 0.0334
        w = (high - low) / ratio(job, i)
        label(r, low, high, art(job, i, rough=0.65), (x, y, 0), min(330, math.degrees(w / r)), -90 + k.get('spin', 0))
    if k.get('prop') == 'cup':
        lathe(rounded([(0, 0), (0.014, 0), (0.018, 0.006), (0.028, 0.03), (0.026, 0.03), (0.014, 0.008), (0, 0.007)]), paint('#e7e3d8', 0.3), (0.26, -0.1, 0))
        lathe(rounded([(0, 0), (0.014, 0), (0.018, 0.006), (0.028, 0.03), (0.026, 0.03), (0.014, 0.008), (0, 0.007)]), paint('#8f9b98', 0.3), (0.2, -0.14, 0))
    if k.get('prop') == 'branch':
        branch((0.3, 0.2, -0.05), 5, 0.42, '#52683f', 24)
    if k.get('prop') == 'plums':
        for x, y in ((0.17, -0.12), (0.21, -0.09), (0.19, -0.155), (-0.22, -0.06)):
            ball(0.015, paint('#9fb35a', 0.35), (x, y, 0), 0.95)
    soft(k.get('lamp', (0.9, -0.3, 0.9)), (0, 0, 0.12), 0.7, k.get('power', 14), k.get('warm', '#fff0dd'))
    soft((-0.95, -0.2, 0.5), (0, 0, 0.13), 0.5, k.get('side', 7), k.get('cool', '#dbe8ff'))
    halo = soft((0, 0.25, 1.1), (0, 0.75, 0.2), 0.4, k.get('halo', 9), k.get('halo_colour', '#ffe6c0'))
    halo.data.spread = math.radians(120)
    sky('#c8d2e0', k.get('ambient', 0.25))
    camera(k.get('from', (-0.05, -1.15, 0.24)), k.get('aim', (0.02, 0, 0.128)), k.get('lens', 62), (0, -0.03, 0.12), k.get('stop', 6))


def boxes(job):
    """Cartons: some stand, one lies on another."""
    k = job['look']
    sweep(k.get('colour', '#dcd3c2'), k.get('ground', 'paper'), back=0.6)
    for x, y, z, w, d, h, turn, n, side in k['stack']:
        face = art(job, n, rough=0.5)
        s = paint(side, 0.6)
        if k.get('lying'):
            box(w, d, h, [s, s, face], (x, y, z), (0, 0, turn), bevel=0.0012)
        else:
            box(w, d, h, [face, s, s], (x, y, z), (0, 0, turn), bevel=0.0012)
    prop = k.get('prop')
    if prop == 'branch':
        vase((-0.3, 0.2, 0), '#f0ede4', 1, 0.16)
        branch((-0.3, 0.2, 0.08), 2, 0.3)
    if prop == 'sweets':
        for i, c in enumerate(('#e9a9b8', '#b9c77f', '#f3efe2', '#e3b35a')):
            ball(0.018, paint(c, 0.8, bump=0.1, scale=90), (0.11 + 0.044 * i, -0.17 + 0.02 * (i % 2), 0.004), 0.72)
        box(0.24, 0.085, 0.004, paint('#3a2a20', 0.4), (0.175, -0.16, 0))
    if prop == 'scoop':
        r = random.Random(5)
        leaf = paint('#3f4a26', 0.8)
        for _ in range(60):
            a, q = r.uniform(0, 6.28), r.uniform(0, 0.04)
            ball(r.uniform(0.002, 0.0042), leaf, (0.2 + q * math.cos(a), -0.15 + q * math.sin(a) * 0.7, 0.003), 0.5)
        disc(0.055, 0.004, paint('#e9e3d3', 0.35), (0.2, -0.15, 0))
    d = k.get('sun', (0.9, 0.5, -0.8))
    sun(d, k.get('power', 2.6), k.get('warm', '#fff0d8'), k.get('angle', 3))
    soft((-0.9, -0.8, 0.9), (0, 0, 0.05), 1.0, 6)
    sky(k.get('sky', '#e6ecf4'), k.get('ambient', 0.5))
    camera(k.get('from', (-0.32, -0.95, 0.42)), k.get('aim', (0.01, 0, 0.075)), k.get('lens', 65), (0, -0.05, 0.08), k.get('stop', 7))


def sign(job):
    """Panels fixed to a wall of a public room; light rakes along it."""
    k = job['look']
    wall(k.get('wall', 'concrete'), k.get('colour', '#bdb8ae'))
    floor(k.get('ground', 'stone'), k.get('floor', '#8b8a86'))
    for x, z, w, n in k['panels']:
        h = w * ratio(job, n)
        y = -0.022
        box(w, 0.03, h, paint(k.get('edge', '#2a2a28'), 0.5), (x, y, z - h / 2), bevel=0.002)
        plane(w - 0.003, h - 0.003, art(job, n, rough=0.4), (x, y - 0.0155, z), (90, 0, 0))
    for x, w, h in k.get('doors', ()):
        box(w, 0.05, h, paint(k.get('door', '#56635c'), 0.5), (x, -0.01, 0))
        rod(0.012, 0.3, paint('#c9c9c4', 0.25, metal=0.9), (x - w * 0.4, -0.08, 1.0), (0, 90, 0))
    if k.get('bench'):
        box(1.2, 0.4, 0.06, ground('wood', '#a47b50'), (k['bench'], -0.4, 0.4))
        box(0.05, 0.36, 0.4, paint('#2a2a28', 0.5), (k['bench'] - 0.45, -0.4, 0))
        box(0.05, 0.36, 0.4, paint('#2a2a28', 0.5), (k['bench'] + 0.45, -0.4, 0))
    if k.get('plant'):
        lathe([(0, 0), (0.16, 0), (0.2, 0.35), (0.18, 0.35), (0.17, 0.31), (0, 0.31)], paint('#e5e1d8', 0.7), (k['plant'], -0.5, 0))
        branch((k['plant'], -0.5, 0.3), 5, 0.95, '#3f5f45', 30)
        branch((k['plant'], -0.5, 0.3), 8, 0.8, '#54764d', 27)
    d = k.get('sun', (1.0, 0.55, -0.9))
    if k.get('window'):
        window((0, 0, 1.4), d, *k['window'], 3, 1, far=3)
    sun(d, k.get('power', 2.6), k.get('warm', '#fff1dc'), 1.5)
    sky(k.get('sky', '#e4eaf2'), k.get('ambient', 0.8))
    camera(k.get('from', (-1.3, -3.2, 1.45)), k.get('aim', (0.1, 0, 1.3)), k.get('lens', 42))


def cloth(job):
    """Dyed cloth on a pole, moving a little."""
    k = job['look']
    wall(k.get('wall', 'plaster'), k.get('colour', '#dcd5c6'), 0.35)
    floor('wood', k.get('floor', '#8a6748'))
    h = k.get('height', 0.95)
    n = k.get('count', 1)
    w = h / ratio(job) if not k.get('width') else k['width']
    total = n * w + (n - 1) * k.get('gap', 0.12)
    r = random.Random(k.get('seed', 1))
    for i in range(n):
        p1, p2 = r.uniform(0, 6), r.uniform(0, 6)

        def bend(u, v, p1=p1, p2=p2):
            low = 1 - v
            z = (0.018 * math.sin(u * 13 + p1 + 0.9 * low) + 0.01 * math.sin(u * 24 + p2)) * (0.25 + low) + 0.03 * low * math.sin(u * 3 + p2)
            return (0.01 * math.sin(u * 7 + p2) * low, 0.006 * math.sin(u * 9 + p1) * low, z * k.get('wave', 1))

        sheet(w, h, art(job, i, rough=0.95, sheen=0.05), (-total / 2 + w / 2 + i * (w + k.get('gap', 0.12)), 0, k.get('top', 1.75) - h / 2), (90, 0, 0), bend, n=90)
    rod(0.014, total + 0.4, ground('wood', k.get('pole', '#b89a63')), (0, 0, k.get('top', 1.75) + 0.004))
    if k.get('basket'):
        lathe([(0, 0), (0.18, 0), (0.22, 0.2), (0.205, 0.2), (0.17, 0.02), (0, 0.02)], ground('kraft', '#a87d4c'), (0.75, -0.1, 0.55))
        box(0.7, 0.4, 0.55, ground('wood', '#6f4f35'), (0.78, -0.05, 0))
    d = k.get('sun', (-0.7, 0.9, -0.6))
    if k.get('window', True):
        window((0, 0, 1.3), d, 1.3, 1.3, 3, 3)
    sun(d, k.get('power', 3.4), k.get('warm', '#ffe7c4'), 1.5)
    sky(k.get('sky', '#dde7f2'), k.get('ambient', 0.75))
    camera(k.get('from', (0.45, -2.3, 1.25)), k.get('aim', (0.02, 0, 1.22)), k.get('lens', 50), (0, 0, 1.3), k.get('stop', 8))


def noren(job):
    """A shop's curtain in its doorway, evening light inside."""
    k = job['look']
    front = ground('wood', k.get('colour', '#5d4330'))
    for x in (-2.1, 2.1):
        box(2.2, 0.12, 3, front, (x, 0, 0))
    box(6, 0.12, 1.2, front, (0, 0, 2.12))
    for x in (-1.0, 1.0):
        box(0.1, 0.18, 2.2, ground('wood', '#3d2b1f'), (x, -0.02, 0))
    floor('stone', '#6d6a66')
    box(8, 0.5, 0.05, paint('#8a857c', 0.9, speckle=0.2), (0, -0.3, 0))
    plane(6, 4, paint(k.get('inside', '#caa36a'), 0.9), (0, 1.6, 1.5), (90, 0, 0))
    for i in range(7):
        box(0.03, 0.03, 2.2, ground('wood', '#3d2b1f'), (-0.9 + i * 0.3, 0.35, 0))
    n = len(job['art'])
    w = 1.86 / n
    r = random.Random(4)
    for i in range(n):
        p = r.uniform(0, 6)
        h = w * ratio(job, i)

        def bend(u, v, p=p):
            low = 1 - v
            return (0.012 * low * math.sin(p + u * 4), 0, (0.02 * math.sin(u * 9 + p) + 0.04 * math.sin(p + u * 2) * low) * (0.2 + low))

        sheet(w - 0.012, h, art(job, i, rough=0.95, sheen=0.05), (-0.93 + w / 2 + i * w, -0.1, 2.06 - h / 2), (90, 0, 0), bend, n=50)
    rod(0.016, 2.2, ground('wood', '#c2a06a'), (0, -0.1, 2.065))
    lathe(rounded([(0, 0), (0.09, 0.01), (0.15, 0.1), (0.16, 0.2), (0.15, 0.3), (0.09, 0.39), (0, 0.4)]), lamp_mat('#ffc98a', 1.6), (1.42, -0.28, 1.62))
    disc(0.09, 0.02, paint('#1c1815', 0.5), (1.42, -0.28, 1.61))
    disc(0.09, 0.02, paint('#1c1815', 0.5), (1.42, -0.28, 2.01))
    lathe([(0, 0), (0.14, 0), (0.18, 0.3), (0.16, 0.3), (0.15, 0.26), (0, 0.26)], paint('#40484a', 0.6), (-1.4, -0.45, 0.0))
    branch((-1.4, -0.45, 0.26), 5, 0.8, '#3f5f45', 30)
    soft((0, 1.2, 2.4), (0, 0, 1.2), 1.6, 90, '#ffc27a')
    soft((1.42, -0.5, 1.8), (0.6, -0.1, 1.3), 0.3, 9, '#ffc27a')
    sky(k.get('sky', '#7f93bd'), k.get('ambient', 0.7))
    sun((0.5, 0.9, -0.7), k.get('power', 0.9), k.get('warm', '#ffd2a0'), 14)
    camera(k.get('from', (0.5, -3.9, 1.35)), k.get('aim', (0.1, 0, 1.42)), k.get('lens', 42))


def phones(job):
    """Phones on blocks of colour."""
    k = job['look']
    kind = k.get('kind', 'lying')
    n = len(job['art'])
    if kind == 'lying':
        floor('paper', k.get('colour', '#bfdde0'), 3)
        for i, (x, y, turn) in enumerate(k['lay']):
            phone(art(job, i, glow=0.35, rough=0.15), (x, y, 0), (0, 0, turn))
        d = k.get('sun', (0.9, -0.5, -0.9))
        window((0, 0, 0), d, 0.5, 0.4, 3, 2, far=1.0, big=2, bar=0.02)
        sun(d, k.get('power', 2.4), '#fff0da', 2.5)
        camera(k.get('from', (0, -0.3, 0.62)), k.get('aim', (0, 0.0, 0)), k.get('lens', 58), stop=k.get('stop', 6))
    else:
        sweep(k.get('colour', '#bfdde0'), 'paper', back=0.5)
        for i, (x, y, z, turn) in enumerate(k['lay']):
            if z > 0:
                box(0.1, 0.1, z, paint(k['blocks'][i % len(k['blocks'])], 0.8), (x, y, 0), (0, 0, turn))
            tall = 0.157
            a = math.radians(12)
            phone(art(job, i, glow=0.4, rough=0.15), (x, y, z + tall / 2 * math.cos(a) + 0.001), (78, 0, turn))
            box(0.05, 0.03, 0.09, paint(k['blocks'][(i + 1) % len(k['blocks'])], 0.8), (x + 0.03 * math.sin(math.radians(turn)), y + 0.044, z), (0, 0, turn))
        ball(0.03, paint(k['blocks'][0], 0.5), k.get('ball', (0.2, -0.05, 0)))
        soft((-0.9, -0.5, 1.0), (0, 0, 0.08), 0.6, k.get('power', 14), '#fff3e2')
        camera(k.get('from', (0.1, -0.8, 0.22)), k.get('aim', (0, 0, 0.085)), k.get('lens', 68), stop=k.get('stop', 6))
    sky(k.get('sky', '#eef2f6'), k.get('ambient', 0.6))


def desk(job):
    """A laptop on a desk before a window's light."""
    k = job['look']
    floor(k.get('ground', 'wood'), k.get('colour', '#b48a5e'), 3)
    wall('plaster', k.get('wall', '#ddd6ca'), 0.55)
    laptop(art(job, 0, glow=0.75, rough=0.2), (0, 0, 0), k.get('turn', -8), open_deg=k.get('open', 106))
    if k.get('prop', 'vase') == 'vase':
        vase((0.3, 0.22, 0), k.get('vase', '#7d8f7a'), 0, 0.17)
        branch((0.3, 0.22, 0.12), 3, 0.3)
    elif k['prop'] == 'fruit':
        lathe(rounded([(0, 0), (0.03, 0), (0.07, 0.02), (0.1, 0.055), (0.096, 0.055), (0.06, 0.02), (0, 0.012)]), paint('#e8e2d6', 0.4), (0.31, 0.1, 0))
        for x, y, z in ((0.28, 0.09, 0.018), (0.34, 0.085, 0.02), (0.315, 0.135, 0.02), (0.31, 0.1, 0.06)):
            ball(0.03, paint('#b3302a', 0.3, speckle=0.25, scale=30), (x, y, z), 0.92)
    elif k['prop'] == 'lamp':
        rod(0.005, 0.42, paint('#2a2a2a', 0.4), (0.33, 0.15, 0.21), (0, 90, 0))
        lathe([(0.03, 0.12), (0.09, 0), (0.087, 0), (0.028, 0.118)], paint('#2f4a3f', 0.4), (0.31, 0.13, 0.36))
        disc(0.07, 0.012, paint('#2a2a2a', 0.4), (0.33, 0.15, 0))
        soft((0.3, 0.12, 0.36), (0.2, 0.02, 0), 0.1, 4, '#ffd39a')
    cup(paint(k.get('cup', '#ece7dc'), 0.3), (-0.28, 0.06, 0), r=0.037, h=0.07)
    box(0.15, 0.21, 0.012, paint(k.get('note', '#3a4a5e'), 0.7), (-0.31, -0.14, 0), (0, 0, 12))
    pencil((-0.3, -0.13, 0.016), 75)
    d = k.get('sun', (0.8, 0.25, -0.75))
    window((0, 0.1, 0.1), d, 0.8, 0.55, 3, 2, far=1.4, big=3, bar=0.03)
    sun(d, k.get('power', 2.6), k.get('warm', '#ffe4bf'), 2)
    sky(k.get('sky', '#d9e4f1'), k.get('ambient', 0.6))
    camera(k.get('from', (0.16, -0.84, 0.34)), k.get('aim', (0.0, 0.03, 0.1)), k.get('lens', 50), (0, 0.1, 0.12), k.get('stop', 5))


def record(job):
    """A sleeve with its record half out."""
    k = job['look']
    vinyl = paint('#121214', 0.25, bump=0.1, scale=3)
    s = 0.315
    if k.get('kind') == 'top':
        floor(k.get('ground', 'kraft'), k.get('colour', '#cbbb9e'), 3)
        disc(0.15, 0.002, vinyl, (0.17, 0.01, 0), edge=0.0006)
        for q in (0.145, 0.13, 0.115, 0.1, 0.085, 0.07):
            torus(q, 0.0006, paint('#1e1e22', 0.2), (0.17, 0.01, 0.002))
        disc(0.05, 0.0005, paint(k.get('disc', '#d8472f'), 0.5), (0.17, 0.01, 0.002), edge=0.0001)
        disc(0.0036, 0.0004, paint(k.get('colour', '#cbbb9e')), (0.17, 0.01, 0.0026), edge=0.0001)
        box(s, s, 0.004, paint('#e9e4da', 0.7), (-0.05, 0, 0.0022), (0, 0, k.get('turn', -4)), bevel=0.0005)
        plane(s - 0.001, s - 0.001, art(job, 0, rough=0.4), (-0.05, 0, 0.0064), (0, 0, k.get('turn', -4)))
        d = k.get('sun', (0.9, -0.55, -0.8))
        window((0, 0, 0), d, 0.62, 0.6, 2, 3, far=1.3, big=3, bar=0.03)
        sun(d, k.get('power', 2.8), k.get('warm', '#ffe9c8'), 2)
        sky('#dbe5f2', k.get('ambient', 0.55))
        camera((0.05, -0.18, 1.1), (0.05, 0.0, 0), 62)
    else:
        wall('plaster', k.get('colour', '#b9b2a6'), 0.22)
        floor('wood', k.get('floor', '#7a573c'))
        a = 80
        lift = math.radians(a)
        turn = math.radians(0)
        box(s, 0.004, s, paint('#e9e4da', 0.7), (-0.06, 0.06, 0), (a - 90, 0, 0), bevel=0.0005)
        plane(s - 0.001, s - 0.001, art(job, 0, rough=0.4), (-0.06, 0.06 - 0.0024 + math.cos(lift) * s / 2, math.sin(lift) * s / 2), (a, 0, 0))
        disc(0.15, 0.002, vinyl, (0.13, 0.075 + math.cos(lift) * s / 2, math.sin(lift) * s / 2 - 0.002), (a, 0, 0), edge=0.0006)
        disc(0.05, 0.0008, paint(k.get('disc', '#d8472f'), 0.5), (0.13, 0.0728 + math.cos(lift) * s / 2, math.sin(lift) * s / 2 - 0.0016), (a, 0, 0), edge=0.0001)
        if k.get('prop') == 'speaker':
            box(0.2, 0.2, 0.3, ground('wood', '#4a3222'), (0.46, 0.08, 0))
            disc(0.07, 0.01, paint('#202020', 0.7), (0.46, -0.022, 0.1), (90, 0, 0))
            disc(0.035, 0.01, paint('#202020', 0.7), (0.46, -0.022, 0.22), (90, 0, 0))
        else:
            vase((0.42, 0.02, 0), k.get('vase', '#6f7f80'), 0, 0.19)
            branch((0.42, 0.02, 0.14), 6, 0.3)
        soft(k.get('lamp', (-0.9, -0.7, 0.9)), (0, 0, 0.15), 0.5, k.get('power', 16), k.get('warm', '#ffe3c0'))
        sky(k.get('sky', '#ccd6e4'), k.get('ambient', 0.35))
        camera(k.get('from', (-0.12, -1.0, 0.3)), k.get('aim', (0.07, 0.05, 0.155)), k.get('lens', 52), stop=k.get('stop', 5))


def solids(job):
    """What calls itself 3DCG: plain bodies, softly lit."""
    k = job['look']
    kind = k['kind']
    if kind == 'still':
        sweep(k['colour'], 'paper', back=0.7)
        a, b, c, d = k['paints']
        wood = k.get('wood')

        def skin(col):
            return ground('wood', col) if wood else paint(col, 0.42, clear=0.2)

        lathe([(0, 0), (0.098, 0), (0.1, 0.002), (0.1, 0.2), (0.098, 0.202), (0, 0.202)], skin(a), (-0.16, 0.05, 0))
        ball(0.085, skin(b), (-0.16, 0.05, 0.202))
        lathe([(0, 0), (0.078, 0), (0.08, 0.002), (0.08, 0.3), (0.078, 0.302), (0, 0.302)], skin(c), (0.06, 0.16, 0))
        ball(0.07, skin(d), (0.06, 0.16, 0.302))
        ball(0.11, skin(d), (0.17, -0.03, 0))
        box(0.11, 0.11, 0.11, skin(b), (0.33, 0.1, 0), (0, 0, 32), bevel=0.006)
        lathe([(0, 0), (0.06, 0), (0, 0.12)], skin(a), (0.02, -0.12, 0))
        torus(0.05, 0.018, skin(c), (-0.27, -0.11, 0.018))
    elif kind == 'balls':
        r = random.Random(5)
        floor('paper', k['colour'], 6)
        placed = []
        for _ in range(600):
            q = r.choice((0.035, 0.045, 0.055))
            x, y = r.uniform(-0.62, 0.62), r.uniform(-0.5, 0.5)
            if all((x - px) ** 2 + (y - py) ** 2 > (q + pq) ** 2 * 0.94 for px, py, pq in placed):
                placed.append((x, y, q))
        for i, (x, y, q) in enumerate(placed):
            col = k['paints'][i % len(k['paints'])]
            ball(q, paint(col, 0.12, clear=0.8) if i % 4 else glass(col, 0.02), (x, y, 0))
    elif kind == 'city':
        r = random.Random(8)
        floor('paper', k['colour'], 6)
        for i in range(11):
            for j in range(11):
                h = 0.02 + 0.26 * r.random() ** 2.2
                col = r.choice(k['paints'])
                x, y = (i - 5) * 0.092, (j - 5) * 0.092
                if r.random() < 0.14:
                    continue
                box(0.074, 0.074, h, paint(col, 0.5), (x, y, 0), bevel=0.004)
                if r.random() < 0.35:
                    for q in range(int(h / 0.022)):
                        box(0.0765, 0.0765, 0.005, paint('#f4f2ec', 0.4), (x, y, 0.012 + q * 0.022), bevel=0)
    elif kind == 'storage':
        r = random.Random(3)
        sweep(k['colour'], 'paper', back=0.6)
        cell = 0.105
        for i in range(5):
            for j in range(3):
                top = (4, 3, 4, 2, 3)[i] - j
                for q in range(max(0, top)):
                    col = k['paints'][(i * 3 + j * 5 + q * 2) % len(k['paints'])]
                    box(cell - 0.003, cell - 0.003, cell - 0.003, ground('wood', col) if (i + q) % 3 == 0 else paint(col, 0.6), ((i - 2) * cell, 0.12 - j * cell, q * cell), bevel=0.004)
                    if j == max(0, 2) or (i + j + q) % 2:
                        plane(0.07, 0.012, paint('#2a2622', 0.6), ((i - 2) * cell, 0.12 - j * cell - cell / 2 + 0.0009, q * cell + 0.075), (90, 0, 0))
    elif kind == 'house':
        sweep(k['colour'], 'paper', back=0.8)
        a, b, c, d = k['paints']
        disc(0.34, 0.03, paint('#b9c98d', 0.9, bump=0.3, scale=200), (0, 0, 0), edge=0.01)
        box(0.2, 0.17, 0.14, paint('#f6efe2', 0.8), (-0.03, 0.03, 0.03))
        roof = ground('wood', a)
        for s in (-1, 1):
            box(0.25, 0.135, 0.012, roof, (-0.03, 0.03 + s * 0.054, 0.176), (s * -40, 0, 0), bevel=0.002)
        for s in (-1, 1):
            verts = [(-0.03 + s * 0.0995, 0.03 - 0.085, 0.17), (-0.03 + s * 0.0995, 0.03 + 0.085, 0.17), (-0.03 + s * 0.0995, 0.03, 0.24)]
            from kit import mesh_of, put
            put(mesh_of(verts, [(0, 1, 2)]), paint('#f6efe2', 0.8))
        box(0.038, 0.006, 0.075, paint(b, 0.5), (-0.08, -0.057, 0.03))
        for x in (-0.015, 0.035):
            box(0.03, 0.004, 0.034, lamp_mat('#ffd58a', 1.4), (x, -0.0565, 0.085), bevel=0)
            box(0.036, 0.003, 0.04, paint('#ffffff', 0.6), (x, -0.0555, 0.082), bevel=0)
        box(0.028, 0.028, 0.07, paint(c, 0.8), (0.03, 0.06, 0.2))
        for x, y, q in ((0.2, 0.06, 1), (0.24, -0.05, 0.7), (-0.24, -0.02, 0.85)):
            rod(0.008, 0.08, ground('wood', '#7a5a3c'), (x, y, 0.06), (0, 90, 0))
            ball(0.05 * q, paint(d, 0.9, bump=0.4, scale=60), (x, y, 0.07), 1.1)
            ball(0.036 * q, paint(d, 0.9, bump=0.4, scale=60), (x + 0.02, y - 0.01, 0.12), 1)
        for i in range(5):
            disc(0.022, 0.004, paint('#d9d2c4', 0.8), (-0.08 + 0.012 * (i % 2), -0.1 - i * 0.042, 0.029))
        for i in range(9):
            box(0.006, 0.006, 0.05, paint('#fffaf0', 0.7), (0.09 + i * 0.02, -0.16 + i * 0.012, 0.028))
    elif kind == 'robots':
        sweep(k['colour'], 'paper', back=0.9)
        for i, (x, y, s, col) in enumerate(k['cast']):
            skin = paint(col, 0.3, clear=0.5)
            dark = paint('#1d2126', 0.2)
            metal = paint('#c9ccce', 0.25, metal=0.9)
            tray = k.get('tray')
            lathe(rounded([(0, 0), (0.09 * s, 0), (0.105 * s, 0.02 * s), (0.1 * s, 0.14 * s), (0.07 * s, 0.19 * s), (0, 0.195 * s)]), skin, (x, y, 0.03 * s))
            for w in (-1, 1):
                disc(0.035 * s, 0.03 * s, dark, (x + w * 0.08 * s - 0.015 * s, y, 0.035 * s), (0, 90, 0))
            lathe([(0, 0), (0.025 * s, 0), (0.025 * s, 0.04 * s), (0, 0.04 * s)], metal, (x, y, 0.215 * s))
            ball(0.085 * s, skin, (x, y, 0.245 * s), 0.85)
            face = ball(0.066 * s, dark, (x, y - 0.032 * s, 0.268 * s), 0.78)
            face.scale = (1.05, 0.85, 0.9)
            for e in (-1, 1):
                ball(0.012 * s, lamp_mat('#a8f0ff', 2.2), (x + e * 0.026 * s, y - 0.084 * s, 0.31 * s))
            if tray:
                for q in range(2):
                    disc(0.1 * s, 0.008 * s, metal, (x, y - 0.02 * s, (0.225 + 0.0 * q) * s - 0.02 * s))
                lathe(rounded([(0, 0), (0.02, 0), (0.045, 0.03), (0.042, 0.03), (0.02, 0.008), (0, 0.006)]), paint('#f4efe4', 0.4), (x, y - 0.09 * s, 0.21 * s))
            else:
                rod(0.003 * s, 0.07 * s, metal, (x, y, 0.41 * s), (0, 90, 0))
                ball(0.013 * s, paint(k['tip'], 0.3), (x, y, 0.44 * s))
            for w in (-1, 1):
                rod(0.014 * s, 0.1 * s, metal, (x + w * 0.125 * s, y - 0.02 * s, 0.15 * s), (0, 90 - w * 24, 0))
                ball(0.023 * s, skin, (x + w * 0.147 * s, y - 0.02 * s, 0.075 * s))
    soft(k.get('lamp', (-1.1, -0.7, 1.3)), (0, 0, 0.1), k.get('size', 0.9), k.get('power', 32), k.get('warm', '#fff1de'))
    soft((1.2, -0.5, 0.9), (0, 0, 0.1), 1.2, k.get('side', 10), k.get('cool', '#dfe9ff'))
    sky(k.get('sky', '#e9eef5'), k.get('ambient', 0.4))
    camera(k.get('from', (0.12, -1.35, 0.5)), k.get('aim', (0.03, 0.03, 0.15)), k.get('lens', 52), stop=k.get('stop', 9))


def still(job):
    """Photographs: fruit, glasses, a jar, bottles for the skin, ceramics."""
    k = job['look']
    kind = k['kind']
    wall(k.get('wall', 'plaster'), k['colour'], 0.5)
    floor(k.get('ground', 'wood'), k.get('floor', '#5b3f2a'))
    if kind == 'fruit':
        lathe(rounded([(0, 0), (0.05, 0), (0.055, 0.012), (0.12, 0.05), (0.15, 0.075), (0.145, 0.077), (0.1, 0.045), (0, 0.022)]), paint('#3f4a4c', 0.35), (-0.06, 0.04, 0))
        fruit = (('#d98a2b', -0.1, 0.06, 0.045), ('#c9571f', -0.02, 0.07, 0.045), ('#dd9a3a', -0.06, 0.0, 0.048), ('#b5482a', -0.055, 0.045, 0.1))
        for col, x, y, z in fruit:
            ball(0.042, paint(col, 0.35, bump=0.25, scale=130), (x, y, z), 0.94)
        ball(0.042, paint('#d98a2b', 0.35, bump=0.25, scale=130), (0.16, -0.06, 0), 0.94)
        ball(0.04, paint('#b23a2c', 0.25, speckle=0.3, scale=25), (0.24, 0.03, 0), 0.95)
        rod(0.002, 0.02, paint('#4a3320', 0.8), (0.24, 0.03, 0.08), (0, 78, 0))
        lathe([(0, 0.004), (0.028, 0.002), (0.03, 0), (0.034, 0.11), (0.0325, 0.11), (0.029, 0.008), (0, 0.01)], glass(), (0.3, 0.14, 0))
        lathe([(0, 0.011), (0.0288, 0.011), (0.0315, 0.07), (0, 0.07)], glass('#e8a83a'), (0.3, 0.14, 0))
        sheet(0.3, 0.24, paint('#d8cdb8', 1, bump=0.4, scale=300), (0.22, -0.05, 0.003), (0, 0, 24), lambda u, v: (0, 0, 0.004 + 0.006 * math.sin(u * 8) * math.sin(v * 5 + 1)))
    elif kind == 'glasses':
        for i, (x, y, col) in enumerate(((-0.15, 0.02, '#f07b6a'), (0.0, 0.06, '#f2c063'), (0.15, 0.0, '#6fb5a4'))):
            lathe([(0, 0.004), (0.036, 0.002), (0.038, 0), (0.042, 0.14), (0.04, 0.14), (0.036, 0.01), (0, 0.012)], glass(), (x, y, 0))
            lathe([(0, 0.013), (0.0357, 0.013), (0.0394, 0.105), (0, 0.105)], glass(col), (x, y, 0))
            box(0.022, 0.022, 0.022, glass(), (x - 0.008, y - 0.008, 0.09), (20, 30, i * 25), bevel=0.003)
            rod(0.0025, 0.2, paint('#f7f2e8', 0.5), (x + 0.012, y, 0.115), (0, 74, 30 * i))
        ball(0.03, paint('#f0c84a', 0.35, bump=0.2, scale=120), (0.27, -0.05, 0), 0.9)
        ball(0.014, paint('#d4503e', 0.25), (-0.25, -0.06, 0))
        ball(0.014, paint('#d4503e', 0.25), (-0.222, -0.075, 0))
    elif kind == 'jar':
        body = rounded([(0, 0), (0.055, 0), (0.062, 0.006), (0.11, 0.08), (0.118, 0.13), (0.1, 0.185), (0.06, 0.215), (0.055, 0.235), (0.066, 0.25), (0.06, 0.25), (0.048, 0.232), (0.05, 0.21), (0, 0.19)], 6)
        lathe(body, paint('#f1eee6', 0.28, bump=0.05, scale=14, clear=0.5), (0, 0.03, 0))
        vase((0.26, 0.12, 0), '#20292c', 1, 0.1)
        branch((0.0, 0.03, 0.2), 11, 0.34, '#6a6f4a', 9)
    elif kind == 'cosmetics':
        cols = k['paints']
        for i, (x, y, r, h) in enumerate(((-0.19, 0.02, 0.028, 0.17), (-0.09, 0.07, 0.024, 0.13), (0.02, 0.0, 0.034, 0.09), (0.13, 0.06, 0.026, 0.2), (0.23, 0.0, 0.042, 0.05))):
            lathe([(0, 0), (r - 0.002, 0), (r, 0.002), (r, h * 0.7), (r - 0.003, h * 0.72), (0, h * 0.72)], glass(cols[i % len(cols)], 0.25) if i % 2 else paint(cols[i % len(cols)], 0.35, clear=0.4), (x, y, 0.03))
            lathe([(0, h * 0.72), (r * 0.72, h * 0.72), (r * 0.72, h), (0, h)], paint('#f4efe9', 0.3), (x, y, 0.03))
        box(0.62, 0.26, 0.03, ground('stone', '#cfc7c9'), (0.01, 0.04, 0), bevel=0.002)
        if job['art']:
            label(0.0342, 0.008, 0.055, art(job, 0), (0.02, 0.0, 0.03), 110)
    elif kind == 'pots':
        glaze = k['paints']
        profiles = (
            [(0, 0), (0.05, 0), (0.085, 0.07), (0.08, 0.15), (0.035, 0.22), (0.026, 0.27), (0.034, 0.3), (0.028, 0.3), (0.02, 0.27), (0, 0.25)],
            [(0, 0), (0.035, 0), (0.04, 0.012), (0.08, 0.05), (0.09, 0.085), (0.085, 0.085), (0.07, 0.045), (0, 0.02)],
            [(0, 0), (0.04, 0), (0.052, 0.04), (0.052, 0.14), (0.03, 0.2), (0.022, 0.34), (0.028, 0.36), (0.022, 0.36), (0.016, 0.33), (0, 0.3)],
            [(0, 0), (0.038, 0), (0.044, 0.01), (0.044, 0.09), (0.04, 0.09), (0.04, 0.012), (0, 0.01)],
            [(0, 0), (0.03, 0), (0.033, 0.014), (0.066, 0.045), (0.072, 0.075), (0.068, 0.075), (0.058, 0.045), (0, 0.018)],
        )
        for x, y, p, s, c in k['cast']:
            lathe(rounded([(r * s, z * s) for r, z in profiles[p]], 6), paint(glaze[c], k.get('gloss', 0.38), bump=0.1, scale=26, speckle=0.16, clear=k.get('clear', 0.1)), (x, y, k.get('lift', 0)))
        if k.get('lift'):
            box(k.get('board', 0.9), 0.26, k['lift'], ground('wood', '#a9825a'), (0, 0.04, 0))
        for x, y, z, seed in k.get('stems', ()):
            branch((x, y, z), seed, 0.34, '#6b7f55', 15)
    d = k.get('sun')
    if d:
        window((0, 0.1, 0.12), d, *k.get('pane', (0.6, 0.6)), 2, 2, far=1.4, big=3, bar=0.03)
        sun(d, k.get('power_sun', 3.2), k.get('warm', '#ffe4bd'), 1.6)
    soft(k.get('lamp', (-1.0, -0.3, 0.8)), (0, 0, 0.08), k.get('size', 0.5), k.get('power', 18), k.get('warm', '#ffedd2'))
    sky(k.get('sky', '#cdd8e6'), k.get('ambient', 0.25))
    camera(k.get('from', (0.05, -0.95, 0.26)), k.get('aim', (0.04, 0.02, 0.085)), k.get('lens', 55), stop=k.get('stop', 4))
