import { circle, ellipse, fill, line, rect, times } from '../print/svg';
import { mix, shade, tint } from '../print/inks';
import type { Scene, Stage } from './stage';
import { H, W, wash } from './stage';

type Motif = (s: Stage) => Scene;

export const circuit: Motif = (s) => {
  const { rng, inks, light } = s;
  const board = light.sky === inks.paper ? inks.main : light.sky;
  const wire = [inks.paper, inks.third, inks.accent].filter((ink) => ink !== board);
  const cx = rng.range(140, 220);
  const cy = rng.range(260, 310);
  const traces = times(26, (i) => {
    const [x, y] = [rng.int(0, 18) * 20, rng.int(0, 24) * 20];
    const bend = rng.sign() * 40;
    return (
      line(
        `M${x} ${y} h${rng.int(2, 5) * 20} l${Math.abs(bend)} ${bend} h${rng.int(1, 5) * 20}`,
        wire[i % wire.length] ?? inks.paper,
        i % 4 ? 3 : 6,
      ) +
      circle(x, y, 7, wire[i % wire.length] ?? inks.paper) +
      circle(x, y, 3, board)
    );
  });
  const size = rng.range(84, 112);
  const pins = times(
    7,
    (i) =>
      rect(cx - size - 16, cy - size + 14 + (i * (size * 2 - 34)) / 6, 20, 9, inks.third) +
      rect(cx + size - 4, cy - size + 14 + (i * (size * 2 - 34)) / 6, 20, 9, inks.third) +
      rect(cx - size + 14 + (i * (size * 2 - 34)) / 6, cy - size - 16, 9, 20, inks.third) +
      rect(cx - size + 14 + (i * (size * 2 - 34)) / 6, cy + size - 4, 9, 20, inks.third),
  );
  const chip =
    rect(
      cx - size + 6,
      cy - size + 5,
      size * 2,
      size * 2,
      inks.accent === board ? inks.main : inks.accent,
      'rx="12"',
    ) +
    rect(cx - size, cy - size, size * 2, size * 2, inks.dark, 'rx="12"') +
    rect(
      cx - size + 14,
      cy - size + 14,
      size * 2 - 28,
      size * 2 - 28,
      'none',
      `rx="6" stroke="${inks.main === board ? inks.third : inks.main}" stroke-width="3"`,
    ) +
    circle(cx - size + 26, cy - size + 26, 6, inks.third);
  const parts = times(6, (i) =>
    rect(
      rng.range(0, 320),
      rng.range(20, 460),
      rng.range(16, 44),
      rng.range(12, 26),
      i % 2 ? inks.dark : light.mid,
      'rx="4"',
    ),
  );
  return {
    behind:
      rect(0, 0, W, H, board) + traces + parts + wash(220, 260, inks.dark, 0.35) + pins + chip,
    before: '',
    spot: { x: cx, y: cy + 54, scale: size / 70 },
  };
};

export const kitchen: Motif = (s) => {
  const { rng, inks, light, horizon } = s;
  const tile = rng.int(26, 44);
  const wallInk = light.sky === inks.dark ? inks.third : light.sky;
  const tiles = times(Math.ceil(H / tile), (r) =>
    times(Math.ceil(W / tile), (c) =>
      (r + c) % 2 ? rect(c * tile, r * tile, tile, tile, mix(wallInk, inks.dark, 0.09)) : '',
    ),
  );
  const jar = (x: number, y: number, i: number): string =>
    rect(
      x - 15,
      y - 40,
      30,
      40,
      [inks.main, inks.accent, inks.third, inks.paper][i % 4] ?? inks.main,
      'rx="6"',
    ) +
    rect(x - 17, y - 47, 34, 9, inks.dark, 'rx="3"') +
    rect(x - 9, y - 27, 18, 14, inks.paper);
  const shelf = (y: number): string =>
    rect(0, y, W, 12, inks.dark) +
    times(7, (i) => (rng.chance(0.75) ? jar(36 + i * 49, y, rng.int(0, 3)) : ''));
  const hanging = times(
    5,
    (i) =>
      line(`M${46 + i * 66} ${horizon - 96} v26`, inks.dark, 4) +
      (i % 2
        ? ellipse(46 + i * 66, horizon - 50, 20, 22, inks.dark)
        : fill(`M${30 + i * 66} ${horizon - 70} h32 l-6 36 h-20Z`, light.mid)),
  );
  const counter = horizon + 96;
  const pot = (x: number): string =>
    rect(x - 56, counter - 66, 112, 68, inks.dark, 'rx="12"') +
    rect(x - 64, counter - 72, 128, 13, light.pop, 'rx="5"') +
    circle(x, counter - 80, 9, light.pop) +
    rect(x + 10, counter - 56, 40, 56, 'url(#light)', 'opacity=".3"') +
    times(3, (i) =>
      line(
        `M${x - 28 + i * 28} ${counter - 96} q-14 -18 0 -34 q14 -16 0 -36`,
        inks.paper,
        7,
        'opacity=".8"',
      ),
    );
  const window = rng.chance(0.5)
    ? rect(112, horizon - 210, 136, 120, inks.dark, 'rx="8"') +
      rect(120, horizon - 202, 120, 104, light.glow) +
      circle(196, horizon - 160, 28, light.pop) +
      line(`M180 ${horizon - 202} v104 M120 ${horizon - 150} h120`, inks.dark, 6)
    : shelf(horizon - 130);
  const left = rng.chance(0.5);
  return {
    behind:
      rect(0, 0, W, H, wallInk) +
      tiles +
      window +
      shelf(horizon - 20 - 40) +
      hanging +
      pot(left ? 92 : 268) +
      rect(0, counter, W, H, light.mid === wallInk ? inks.accent : light.mid) +
      rect(0, counter, W, 14, inks.paper) +
      wash(counter + 10, 130, inks.dark, 0.4) +
      times(
        3,
        (i) =>
          rect(
            16 + i * 116,
            counter + 44,
            100,
            90,
            'none',
            `rx="6" stroke="${inks.dark}" stroke-width="4"`,
          ) + circle(66 + i * 116, counter + 60, 6, inks.dark),
      ),
    before: '',
    spot: { x: left ? 234 : 126, y: counter + 4, scale: 1.9 },
  };
};

export const library: Motif = (s) => {
  const { rng, inks, light } = s;
  const wood = mix(inks.dark, '#7A4A28', 0.35);
  const books = (x: number, y: number, w: number, h: number): string => {
    let at = x;
    let out = '';
    while (at < x + w - 8) {
      const bw = Math.min(rng.range(8, 20), x + w - at);
      const bh = h * rng.range(0.62, 0.94);
      const ink = rng.pick([inks.main, inks.accent, inks.third, inks.paper, light.mid]);
      out += rng.chance(0.08)
        ? ''
        : rect(at, y + h - bh, bw - 1.5, bh, ink) +
          rect(at, y + h - bh + 8, bw - 1.5, 5, inks.dark, 'opacity=".55"');
      at += bw;
    }
    return out;
  };
  if (rng.chance(0.5)) {
    const rows = times(
      6,
      (r) =>
        rect(0, r * 82, W, 82, shade(wood, 0.2)) +
        books(8, r * 82 + 8, 166, 66) +
        books(188, r * 82 + 8, 164, 66) +
        rect(0, r * 82 + 74, W, 9, wood) +
        rect(174, 0, 14, H, wood),
    );
    const ladder =
      line('M236 500 L286 -20 M286 500 L330 -20', inks.paper, 8) +
      times(11, (i) => line(`M${240 + i * 4.4} ${460 - i * 44} h48`, inks.paper, 6));
    const nook =
      fill(`M${70} ${H} V260 Q180 150 290 260 V${H}Z`, inks.dark) +
      fill(`M${84} ${H} V264 Q180 168 276 264 V${H}Z`, light.glow) +
      fill('M84 480 V264 Q180 168 276 264 V480Z', 'url(#dots)', 'opacity=".18"');
    return {
      behind: rows + wash(200, 280, inks.dark, 0.5) + nook + (rng.chance(0.5) ? ladder : ''),
      before:
        rect(0, H - 30, W, 40, wood) +
        times(3, (i) =>
          rect(
            12 + i * 6,
            H - 44 - i * 14,
            70 - i * 8,
            13,
            [inks.main, inks.accent, inks.third][i] ?? inks.main,
          ),
        ),
      spot: { x: 180, y: H - 34, scale: 2.1 },
    };
  }
  const deep = times(5, (i) => {
    const k = 1 - i * 0.19;
    const [l, t] = [180 - 180 * k, 240 - 250 * k];
    return (
      rect(l, t, 360 * k, 500 * k, i % 2 ? shade(wood, 0.3) : wood) +
      times(
        5,
        (r) =>
          books(l + 4, t + r * 96 * k + 8, 62 * k, 78 * k) +
          books(180 + 180 * k - 66 * k, t + r * 96 * k + 8, 62 * k, 78 * k) +
          rect(l, t + r * 96 * k, 70 * k, 6, inks.dark) +
          rect(180 + 110 * k, t + r * 96 * k, 70 * k, 6, inks.dark),
      ) +
      rect(l + 70 * k, t, 220 * k, 500 * k, mix(wood, inks.dark, 0.3 + i * 0.1))
    );
  });
  return {
    behind:
      deep +
      circle(180, 240, 54, light.glow) +
      circle(180, 240, 30, inks.paper) +
      fill('M166 280 L60 490 H300 L194 280Z', light.pop === inks.dark ? inks.main : light.pop) +
      fill('M166 280 L60 490 H300 L194 280Z', 'url(#dots)', 'opacity=".4"') +
      times(12, () =>
        rect(
          rng.range(90, 270),
          rng.range(60, 330),
          14,
          10,
          inks.paper,
          `transform="rotate(${rng.int(-40, 40)} 180 200)"`,
        ),
      ),
    before: '',
    spot: { x: 180, y: 440, scale: 1.9 },
  };
};

export const market: Motif = (s) => {
  const { rng, inks, light, horizon } = s;
  const evening = light.sky;
  const stall = (x: number, y: number, w: number, ink: string): string => {
    const n = Math.max(4, Math.round(w / 26));
    const step = w / n;
    return (
      rect(x + 6, y, w - 12, 110, mix(inks.dark, ink, 0.2)) +
      rect(x + 6, y + 62, w - 12, 70, mix(ink, inks.dark, 0.45)) +
      times(Math.floor(w / 22), (i) =>
        circle(
          x + 20 + i * 20,
          y + 58,
          10,
          [inks.third, inks.accent, inks.main, inks.paper][(i + rng.int(0, 3)) % 4] ?? inks.third,
        ),
      ) +
      times(n, (i) =>
        fill(
          `M${x + i * step} ${y - 34} H${x + (i + 1) * step} V${y + 6} q${-step / 2} ${step * 0.6} ${-step} 0Z`,
          i % 2 ? inks.paper : ink,
        ),
      ) +
      rect(x, y - 40, w, 9, inks.dark)
    );
  };
  const lanterns = times(
    2,
    (r) =>
      line(
        `M-10 ${60 + r * 50} Q180 ${130 + r * 40} 370 ${50 + r * 60}`,
        inks.dark === evening ? inks.paper : inks.dark,
        2.6,
      ) +
      times(6, (i) => {
        const x = 30 + i * 60;
        const y = 66 + r * 50 + Math.sin((i / 5) * 3.14) * 32;
        return (
          ellipse(x, y + 16, 14, 17, [light.pop, light.glow][i % 2] ?? light.pop) +
          rect(x - 7, y - 3, 14, 5, inks.dark) +
          line(`M${x} ${y + 33} v10`, light.glow, 3)
        );
      }),
  );
  const towers = times(6, (i) =>
    rect(
      i * 64 - 10,
      horizon - rng.range(60, 150),
      58,
      300,
      i % 2 ? light.far : mix(light.far, light.mid, 0.5),
    ),
  );
  const street = fill(
    `M${rng.range(130, 170)} ${horizon + 60} H${rng.range(200, 240)} L400 ${H} H-40Z`,
    tint(light.glow, 0.15),
  );
  const inksOf = [light.pop, light.mid, inks.main, inks.accent].filter((ink) => ink !== evening);
  const ink = (i: number): string => inksOf[i % inksOf.length] ?? inks.main;
  return {
    behind:
      towers +
      wash(horizon - 80, 160, inks.dark, 0.3) +
      rect(0, horizon + 70, W, H, light.near) +
      street +
      stall(-30, horizon + 10, 120, ink(0)) +
      stall(270, horizon + 4, 130, ink(1)) +
      stall(-70, horizon + 84, 150, ink(2)) +
      stall(286, horizon + 90, 160, ink(3)) +
      lanterns,
    before: rng.chance(0.5)
      ? fill(`M-10 -10 H370 V24 ${times(8, () => 'q-24 26 -47.5 0 ')}Z`, ink(1))
      : '',
    spot: { x: rng.range(160, 210), y: H - 60, scale: rng.range(1.8, 2.2) },
  };
};
