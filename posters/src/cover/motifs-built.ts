import { circle, ellipse, fill, line, rect, times } from '../print/svg';
import { mix, shade, tint } from '../print/inks';
import type { Scene, Stage } from './stage';
import { H, W, hills, orb, ridge, swell, wash, weather } from './stage';

type Motif = (s: Stage) => Scene;
const sunAt = (s: Stage): string =>
  orb(s, s.rng.range(70, 290), s.rng.range(80, 170), s.rng.range(36, 90));

export const city: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const windows = (x: number, y: number, w: number, h: number, ink: string): string =>
    times(Math.floor(h / 17), (r) =>
      times(Math.floor((w - 8) / 11), (c) =>
        rng.chance(0.42)
          ? rect(x + 7 + c * 11, y + 10 + r * 17, 5, 8, rng.chance(0.25) ? light.pop : ink)
          : '',
      ),
    );
  const row = (base: number, low: number, high: number, ink: string, lit: string): string => {
    let x = -14;
    let out = '';
    while (x < W) {
      const [w, h] = [rng.range(26, 64), rng.range(low, high)];
      const y = base - h;
      const roof = rng.pick([
        fill(`M${x} ${y} L${x + w / 2} ${y - 22} L${x + w} ${y}Z`, ink),
        line(`M${x + w / 2} ${y} v-34`, ink, 4),
        rect(x + w * 0.2, y - 16, w * 0.4, 18, ink),
        '',
        '',
      ]);
      out += roof + rect(x, y, w, H, ink) + windows(x, y, w, Math.min(h + 60, 260), lit);
      x += w + rng.range(0, 9);
    }
    return out;
  };
  const sky = sunAt(s) + weather(s);
  const kind = rng.int(0, 2);
  if (kind === 0)
    return {
      behind:
        sky +
        row(horizon + 60, 60, 200, light.far, light.mid) +
        wash(horizon - 60, 180, inks.dark, 0.3) +
        row(horizon + 110, 40, 150, light.mid, light.glow),
      before: row(H, 20, 76, light.near, light.glow),
      spot: { x: rng.range(90, 270), y: H - 66, scale: rng.range(1.3, 1.8) },
    };
  if (kind === 1) {
    const vx = rng.range(140, 220);
    const side = (k: 1 | -1): string =>
      times(4, (i) => {
        const [far, near] = [0.16 + i * 0.24, 0.4 + i * 0.26];
        const top = horizon - (70 + i * 95 + rng.range(0, 50));
        const ink =
          [light.far, mix(light.far, light.mid, 0.6), light.mid, light.near][i] ?? light.mid;
        const [x1, x2] = [vx + k * (20 + far * 190), vx + k * (20 + near * 220)];
        return (
          fill(`M${x1} ${top + 26} L${x2} ${top - 20} V${H} H${x1}Z`, ink) +
          times(8, (w) =>
            fill(
              `M${x1 + k * 8} ${top + 50 + w * 34} L${x2 - k * 8} ${top + 26 + w * 36} v14 L${x1 + k * 8} ${top + 62 + w * 34}Z`,
              rng.chance(0.5) ? light.glow : shade(ink, 0.3),
            ),
          ) +
          (i > 1
            ? rect(
                Math.min(x1, x1 + k * -34),
                top + 120,
                34,
                rng.range(40, 90),
                light.pop,
                'rx="4"',
              )
            : '')
        );
      });
    return {
      behind:
        sky +
        side(-1) +
        side(1) +
        fill(`M${vx - 26} ${horizon + 90} H${vx + 26} L${W + 90} ${H} H-90Z`, light.near) +
        times(4, (i) =>
          fill(
            `M${vx - 2 - i * 1.6} ${horizon + 104 + i * 30} h${5 + i * 3} l${2 + i} 18 h-${8 + i * 5}Z`,
            light.glow,
          ),
        ),
      before:
        line(`M-10 ${horizon - 120} Q180 ${horizon - 60} 370 ${horizon - 140}`, inks.dark, 2.6) +
        times(7, (i) =>
          circle(20 + i * 54, horizon - 112 + Math.sin((i / 6) * 3.1) * 34, 6, light.glow),
        ),
      spot: { x: vx, y: horizon + 156, scale: 1.6 },
    };
  }
  const roofs = times(4, (i) => {
    const [x, y, w] = [[-20, 190, 40, 230][i] ?? 0, horizon + 20 + i * 52, rng.range(130, 190)];
    const ink = [light.far, light.mid, mix(light.mid, light.near, 0.5), light.near][i] ?? light.mid;
    return (
      fill(
        `M${x} ${y} L${x + w / 2} ${y - 34} L${x + w} ${y} L${x + w / 2} ${y + 34}Z`,
        tint(ink, 0.2),
      ) +
      fill(`M${x} ${y} L${x + w / 2} ${y + 34} V${H} H${x}Z`, ink) +
      fill(`M${x + w} ${y} L${x + w / 2} ${y + 34} V${H} H${x + w}Z`, shade(ink, 0.3)) +
      rect(x + w * 0.42, y - 34, 22, 30, light.pop) +
      times(3, (k) => rect(x + 14 + k * 20, y + 50 + (k % 2) * 6, 10, 14, light.glow))
    );
  });
  return {
    behind:
      sky +
      row(horizon + 20, 30, 130, light.far, light.glow) +
      wash(horizon - 40, 140, inks.dark, 0.3) +
      roofs,
    before: '',
    spot: { x: rng.range(110, 250), y: horizon + 96, scale: 1.7 },
  };
};

export const arena: Motif = (s) => {
  const { light, rng, inks } = s;
  const cy = rng.range(270, 320);
  const n = rng.int(12, 20);
  const beams = times(n, (i) =>
    fill(
      `M180 ${cy} L${180 + 640 * Math.cos((i * 2 * Math.PI) / n)} ${cy + 640 * Math.sin((i * 2 * Math.PI) / n)} L${180 + 640 * Math.cos(((i + 0.5) * 2 * Math.PI) / n)} ${cy + 640 * Math.sin(((i + 0.5) * 2 * Math.PI) / n)}Z`,
      light.mid,
    ),
  );
  const kind = rng.int(0, 2);
  if (kind === 0)
    return {
      behind:
        beams +
        circle(186, cy + 5, 128, light.pop) +
        circle(180, cy, 128, inks.dark) +
        circle(
          180,
          cy,
          112,
          'none',
          `stroke="${light.glow}" stroke-width="4" stroke-dasharray="3 9"`,
        ) +
        `<clipPath id="ring"><circle cx="180" cy="${cy}" r="128"/></clipPath><g clip-path="url(#ring)">${wash(cy - 20, 160, inks.main, 0.8)}</g>`,
      before: times(
        9,
        (i) =>
          circle(20 + i * 40, H - 4, 26, inks.dark) + rect(8 + i * 40, H - 6, 24, 20, inks.dark),
      ),
      spot: { x: 180, y: cy + 76, scale: 1.8, turn: rng.range(-10, 10) },
    };
  if (kind === 1) {
    const tiers = times(
      3,
      (t) =>
        fill(
          `M-10 ${cy - 130 + t * 62} Q180 ${cy - 170 + t * 76} 370 ${cy - 130 + t * 62} V${H} H-10Z`,
          [light.far, light.mid, mix(light.mid, light.near, 0.5)][t] ?? light.mid,
        ) +
        times(9, (i) =>
          fill(
            `M${6 + i * 41} ${cy - 84 + t * 64 - Math.sin((i / 8) * 3.1) * (16 - t * 6)} v-20 q12 -18 24 0 v20Z`,
            inks.dark,
          ),
        ),
    );
    const banners = times(
      4,
      (i) =>
        fill(
          `M${30 + i * 92} ${cy - 190} h34 v70 l-17 -14 l-17 14Z`,
          i % 2 ? light.pop : light.glow,
        ) + line(`M${30 + i * 92} ${cy - 194} h34`, inks.dark, 5),
    );
    return {
      behind:
        orb(s, rng.range(90, 270), 96, 56) +
        tiers +
        banners +
        wash(cy - 60, 160, inks.dark, 0.35) +
        ellipse(180, H - 30, 250, 110, tint(inks.third, 0.3)) +
        ellipse(180, H - 30, 190, 76, 'none', `stroke="${inks.main}" stroke-width="6"`),
      before: '',
      spot: { x: 180, y: H - 60, scale: 2 },
    };
  }
  const spots = [-1, 1]
    .map((k) =>
      fill(
        `M${180 + k * 150} -10 L${180 + k * -10} ${cy + 110} H${180 + k * 120} L${180 + k * 190} -10Z`,
        light.glow,
        'opacity=".45"',
      ),
    )
    .join('');
  const crowd = times(
    3,
    (r) =>
      times(13, (i) =>
        circle(
          i * 31 - (r % 2) * 15,
          cy - 10 + r * 26,
          16,
          [light.far, light.mid, mix(light.mid, inks.dark, 0.5)][r] ?? light.mid,
        ),
      ) +
      rect(
        -10,
        cy - 6 + r * 26,
        400,
        60,
        [light.far, light.mid, mix(light.mid, inks.dark, 0.5)][r] ?? light.mid,
      ),
  );
  return {
    behind:
      rect(0, 0, W, H, mix(inks.dark, '#08090D', 0.3)) +
      times(7, (i) => rect(20 + i * 50, 24, 26, 14, light.glow, 'rx="4"')) +
      crowd +
      spots +
      fill(`M20 ${H} L80 ${cy + 80} H280 L340 ${H}Z`, light.pop) +
      fill(`M20 ${H} L80 ${cy + 80} H280 L340 ${H}Z`, 'url(#dots)', 'opacity=".4"') +
      ellipse(180, cy + 120, 84, 22, inks.paper),
    before: '',
    spot: { x: 180, y: cy + 122, scale: 2 },
  };
};

export const castle: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const stone = light.near === light.sky ? light.mid : light.near;
  const keep = (x: number, w: number, h: number, y: number, pointed: boolean): string =>
    rect(x - w / 2, y - h, w, h + 30, stone) +
    rect(x, y - h, w / 2, h + 30, 'url(#tone)', 'opacity=".35"') +
    (pointed
      ? fill(
          `M${x - w * 0.72} ${y - h} L${x} ${y - h - w * 1.5} L${x + w * 0.72} ${y - h}Z`,
          light.pop,
        ) +
        line(`M${x} ${y - h - w * 1.5} v-18`, stone, 3) +
        fill(`M${x} ${y - h - w * 1.5 - 18} l18 6 l-18 7Z`, light.glow)
      : rect(x - w * 0.62, y - h - 8, w * 1.24, 12, stone) +
        times(4, (i) => rect(x - w * 0.62 + i * w * 0.36, y - h - 20, w * 0.17, 14, stone))) +
    times(Math.floor(h / 44), (i) =>
      fill(`M${x - 4} ${y - h + 34 + i * 40} v-12 q4 -7 8 0 v12Z`, light.glow),
    );
  const y = horizon + 60;
  const x = rng.range(150, 210);
  const towers = times(rng.int(3, 5), (i) =>
    keep(
      x + (i % 2 ? 1 : -1) * (34 + Math.floor(i / 2) * 50),
      rng.range(26, 44),
      rng.range(70, 170),
      y,
      rng.chance(0.6),
    ),
  );
  const main = keep(x, rng.range(54, 76), rng.range(150, 220), y, rng.chance(0.5));
  const wall =
    rect(x - 130, y - 46, 260, 90, stone) +
    times(11, (i) => rect(x - 130 + i * 25, y - 58, 14, 14, stone)) +
    fill(`M${x - 24} ${y + 44} v-50 q24 -34 48 0 v50Z`, light.glow) +
    line(
      `M${x - 12} ${y - 18} v62 M${x} ${y - 24} v70 M${x + 12} ${y - 18} v62 M${x - 22} ${y + 8} h44`,
      inks.dark,
      3,
    );
  const hill = rng.chance(0.5);
  return {
    behind:
      sunAt(s) +
      weather(s) +
      fill(ridge(rng, horizon + 20, 100, 5), light.far) +
      wash(horizon, 120, inks.dark, 0.3) +
      towers +
      main +
      wall +
      (hill
        ? fill(`M-10 ${H} V${y + 90} Q${x} ${y - 10} 370 ${y + 80} V${H}Z`, light.mid) +
          fill(
            `M${x - 18} ${y + 38} Q${x + 60} ${y + 90} ${x - 40} ${H} H${x + 60} Q${x + 120} ${y + 90} ${x + 18} ${y + 38}Z`,
            light.glow,
          )
        : fill(swell(y + 40, 40, 0), light.mid) +
          fill(swell(y + 76, 46, 20), mix(light.mid, inks.dark, 0.4))),
    before: fill(hills(rng, H - 30, 26, 4), mix(stone, '#000000', 0.3)),
    spot: {
      x: rng.chance(0.5) ? rng.range(60, 110) : rng.range(250, 300),
      y: H - 30,
      scale: rng.range(1.4, 1.9),
    },
  };
};

export const temple: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const sky = sunAt(s) + weather(s) + fill(hills(rng, horizon + 30, 80, 3), light.far);
  const red = light.sky === '#FF5B3A' ? inks.dark : light.pop;
  const kind = rng.int(0, 2);
  const x = rng.range(150, 210);
  if (kind === 0) {
    const gate =
      rect(x - 100, horizon - 96, 20, 300, red) +
      rect(x + 80, horizon - 96, 20, 300, red) +
      rect(x - 124, horizon - 60, 248, 18, red) +
      fill(
        `M${x - 156} ${horizon - 122} Q${x} ${horizon - 84} ${x + 156} ${horizon - 122} L${x + 148} ${horizon - 92} Q${x} ${horizon - 66} ${x - 148} ${horizon - 92}Z`,
        inks.dark,
      ) +
      rect(x - 16, horizon - 92, 32, 36, light.glow);
    const steps = times(7, (i) =>
      fill(
        `M${x - 60 - i * 18} ${horizon + 70 + i * 24} H${x + 60 + i * 18} L${x + 70 + i * 18} ${horizon + 96 + i * 24} H${x - 70 - i * 18}Z`,
        i % 2 ? light.mid : mix(light.mid, inks.dark, 0.3),
      ),
    );
    return {
      behind:
        sky + fill(hills(rng, horizon + 80, 30, 4), mix(light.mid, inks.dark, 0.5)) + steps + gate,
      before: times(
        2,
        (i) =>
          rect(24 + i * 286, H - 90, 28, 90, inks.dark) +
          fill(`M${8 + i * 286} ${H - 90} h60 l-14 -20 h-32Z`, inks.dark) +
          rect(28 + i * 286, H - 84, 20, 22, light.glow),
      ),
      spot: { x, y: horizon + 138, scale: 1.8 },
    };
  }
  if (kind === 1) {
    const storeys = rng.int(4, 6);
    const pagoda = times(storeys, (i) => {
      const [w, y] = [70 + (storeys - i) * 17, H - 50 - (i + 1) * 54];
      return (
        rect(x - w * 0.56, y + 10, w * 1.12, 48, mix(light.mid, inks.dark, 0.25)) +
        times(3, (k) => rect(x - w * 0.4 + k * w * 0.3, y + 26, w * 0.18, 22, light.glow)) +
        fill(
          `M${x - w} ${y + 20} Q${x - w * 0.6} ${y + 8} ${x - w * 0.5} ${y - 10} H${x + w * 0.5} Q${x + w * 0.6} ${y + 8} ${x + w} ${y + 20} Q${x} ${y + 6} ${x - w} ${y + 20}Z`,
          i % 2 ? red : inks.dark,
        )
      );
    });
    return {
      behind:
        sky +
        fill(ridge(rng, horizon + 40, 90, 5), mix(light.far, light.mid, 0.5)) +
        wash(horizon, 160, inks.dark, 0.3) +
        line(`M${x} ${H - 60 - storeys * 54} v-40`, inks.dark, 5) +
        pagoda,
      before:
        fill(hills(rng, H - 46, 30, 5), light.near) +
        times(5, (i) => circle(20 + i * 80, H - 40, 22, mix(light.pop, inks.dark, 0.2))),
      spot: { x: x > 180 ? 80 : 280, y: H - 40, scale: 1.5 },
    };
  }
  const columns = times(
    6,
    (i) =>
      rect(44 + i * 50, horizon - 20, 26, 150, tint(light.glow, 0.3)) +
      rect(58 + i * 50, horizon - 20, 12, 150, 'url(#dots)', 'opacity=".5"') +
      rect(38 + i * 50, horizon - 30, 38, 12, light.glow),
  );
  return {
    behind:
      sky +
      rect(30, horizon - 10, 300, 140, inks.dark) +
      columns +
      rect(22, horizon - 52, 316, 24, light.pop) +
      fill(
        `M14 ${horizon - 52} L180 ${horizon - 132} L346 ${horizon - 52}Z`,
        tint(light.glow, 0.2),
      ) +
      circle(180, horizon - 80, 18, light.pop) +
      times(4, (i) =>
        rect(
          10 - i * 12,
          horizon + 126 + i * 26,
          340 + i * 24,
          28,
          i % 2 ? light.mid : mix(light.mid, inks.dark, 0.3),
        ),
      ),
    before: line(
      `M-6 ${H} q30 -90 10 -180 M366 ${H} q-40 -90 -10 -200`,
      mix(inks.dark, '#2E9A5B', 0.5),
      16,
    ),
    spot: { x: rng.range(150, 210), y: horizon + 170, scale: 1.8 },
  };
};

export const train: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const sky = sunAt(s) + weather(s);
  const body = light.pop === light.sky ? inks.paper : light.pop;
  if (rng.chance(0.5)) {
    const y = horizon + rng.range(-10, 30);
    const arches =
      rect(-10, y + 34, 380, 22, light.near) +
      times(5, (i) =>
        fill(
          `M${i * 84 - 20} ${y + 50} h84 V${H} h-14 V${y + 120} q-28 -60 -56 0 V${H} h-14Z`,
          light.near,
        ),
      );
    const cars = times(
      3,
      (i) =>
        rect(
          -60 + i * 134,
          y - 20,
          126,
          50,
          i === 2 ? (inks.main === light.sky ? inks.third : inks.main) : body,
          'rx="9"',
        ) +
        times(4, (w) =>
          rect(-50 + i * 134 + w * 29, y - 10, 20, 17, w % 2 ? light.glow : inks.dark, 'rx="3"'),
        ) +
        rect(-60 + i * 134, y + 14, 126, 6, inks.dark) +
        circle(-36 + i * 134, y + 33, 8, inks.dark) +
        circle(40 + i * 134, y + 33, 8, inks.dark),
    );
    return {
      behind:
        sky +
        fill(ridge(rng, horizon + 20, 120, 4), light.far) +
        fill(hills(rng, horizon + 60, 50, 3), light.mid) +
        wash(horizon + 20, 180, inks.dark, 0.35) +
        arches +
        cars +
        times(5, (i) =>
          circle(330 - i * 30, y - 44 - i * 12, 16 + i * 5, inks.paper, 'opacity=".6"'),
        ),
      before: fill(hills(rng, H - 40, 40, 4), mix(light.near, '#000000', 0.35)),
      spot: { x: rng.range(80, 280), y: H - 36, scale: rng.range(1.3, 1.7) },
    };
  }
  const x = rng.range(140, 220);
  const rails =
    fill(
      `M${x - 12} ${horizon + 20} L-40 ${H} H400 L${x + 12} ${horizon + 20}Z`,
      mix(light.mid, inks.dark, 0.5),
    ) +
    times(9, (i) =>
      rect(x - 20 - i * i * 3, horizon + 26 + i * i * 2.6, 40 + i * i * 6, 3 + i * 1.2, inks.dark),
    ) +
    line(`M${x - 5} ${horizon + 20} L40 ${H} M${x + 5} ${horizon + 20} L320 ${H}`, light.glow, 6);
  const poles = times(4, (i) =>
    line(
      `M${x + 40 + i * 44} ${horizon + 30 + i * 20} V${horizon - 20 - i * 50} M${x + 30 + i * 40} ${horizon - 10 - i * 46} h${24 + i * 10}`,
      inks.dark,
      3 + i * 1.6,
    ),
  );
  const front =
    fill(
      `M${x - 62} ${horizon + 80} V${horizon - 40} Q${x - 60} ${horizon - 96} ${x} ${horizon - 96} Q${x + 60} ${horizon - 96} ${x + 62} ${horizon - 40} V${horizon + 80}Z`,
      body,
    ) +
    rect(x - 46, horizon - 66, 92, 52, inks.dark, 'rx="14"') +
    fill(`M${x - 36} ${horizon - 58} h30 l-22 36 h-8Z`, inks.paper, 'opacity=".3"') +
    rect(x - 62, horizon + 8, 124, 16, inks.main === body ? inks.third : inks.main) +
    circle(x - 36, horizon + 46, 12, light.glow) +
    circle(x + 36, horizon + 46, 12, light.glow) +
    rect(x - 30, horizon + 68, 60, 18, inks.dark);
  return {
    behind:
      sky +
      fill(hills(rng, horizon + 20, 70, 3), light.far) +
      rect(0, horizon + 20, W, H, light.mid) +
      wash(horizon + 20, 200, inks.dark, 0.4) +
      rails +
      poles +
      front,
    before: times(6, (i) =>
      line(
        `M${10 + i * 8} ${H} q-4 -40 ${-14 + i * 6} -60 M${350 - i * 8} ${H} q4 -40 ${14 - i * 6} -66`,
        light.near,
        5,
      ),
    ),
    spot: { x: x > 180 ? 78 : 282, y: H - 24, scale: 1.5 },
  };
};

export const racetrack: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const asphalt = mix(inks.dark, '#20232B', 0.4);
  const k = rng.sign();
  const bend = `M${180 - 16 * k} ${horizon + 10} C${180 - 130 * k} ${horizon + 50} ${180 + 190 * k} ${horizon + 90} ${180 - 110 * k} ${H + 10} H${180 + 250 * k} C${180 + 330 * k} ${horizon + 70} ${180 - 60 * k} ${horizon + 60} ${180 + 16 * k} ${horizon + 10}Z`;
  const flags = times(5, (r) =>
    times(12, (c) =>
      (r + c) % 2
        ? rect(c * 30, horizon - 120 + r * 14, 30, 14, inks.dark)
        : rect(c * 30, horizon - 120 + r * 14, 30, 14, inks.paper),
    ),
  );
  const gate = rng.chance(0.5)
    ? flags + rect(0, horizon - 50, 12, 90, inks.dark) + rect(348, horizon - 50, 12, 90, inks.dark)
    : times(12, (i) =>
        rect(
          i * 31 - 6,
          horizon - 20 - rng.range(0, 60),
          26,
          120,
          i % 3 ? light.far : mix(light.far, light.mid, 0.5),
        ),
      );
  const stripe = times(10, (i) =>
    line(
      `M${180 + k * (Math.sin(i * 0.62 + 0.2) * 40 - i * 2)} ${horizon + 24 + i * 22} l${k * -3} 10`,
      inks.paper,
      2 + i,
    ),
  );
  const speed = times(9, () =>
    line(
      `M${rng.range(-20, 360)} ${rng.range(horizon + 30, H)} h${rng.range(40, 120)}`,
      light.glow,
      3,
      'opacity=".7"',
    ),
  );
  return {
    behind:
      sunAt(s) +
      weather(s) +
      fill(ridge(rng, horizon + 10, 70, 5), light.far) +
      gate +
      rect(0, horizon + 10, W, H, light.mid) +
      wash(horizon + 10, 200, inks.dark, 0.3) +
      fill(
        bend,
        inks.main === light.mid ? inks.third : inks.main,
        `stroke="${inks.paper}" stroke-width="12" stroke-dasharray="16 14"`,
      ) +
      fill(bend, asphalt) +
      stripe,
    before: speed,
    spot: { x: 180 + k * rng.range(10, 60), y: H - 46, scale: rng.range(1.6, 2) },
  };
};
