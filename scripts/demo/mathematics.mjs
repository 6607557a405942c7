// @ts-check
/** @type {import("./course.mjs").Course} */
export const mathematics = {
	title: "Mathematics",
	code: "MATH-6B",
	subject: "Math",
	grade: "6",
	teacher: "rana",
	students: ["maya", "karim", "tia", "anthony", "yara", "charbel", "nour"],
	assignments: [
		{
			title: "Fractions in real life",
			instructions:
				"Find three places at home where fractions are used. Explain each one in a full sentence, and write one calculation with it.",
			points: 20,
			written: [-4, "15:40"],
			due: [1],
			answers: [
				{
					by: "karim",
					at: [-1, "19:05"],
					text: "1. My mother uses half a cup of rice for two people. ½ + ½ makes one full cup for four.\n2. The gas bottle was ¾ full on Monday.\n3. My father cut the man'oushe in 4 and I ate 2 pieces, so 2/4 = 1/2.",
				},
				{
					by: "tia",
					at: [-1, "20:31"],
					text: "At home we have a water tank of 1000 liters. When the water comes only two days a week, it is 1/4 full before the truck. 1/4 of 1000 = 250 liters.\n\nMy teta puts 2/3 of the labneh in olive oil and we eat the rest fresh: 1 - 2/3 = 1/3.\n\nThe third place is the clock. A quarter of an hour is 15 minutes because 60 ÷ 4 = 15.",
				},
				{
					by: "anthony",
					at: [-2, "21:12"],
					arrived: [-1, "07:20"],
					text: "The power is 6 hours from 24, this is 6/24 = 1/4 of the day. The generator is 12/24 = 1/2. So 1/4 of the day there is nothing.",
				},
				{
					by: "yara",
					at: [-1, "18:16"],
					text: "Pizza: 8 slices, we are 5, so everybody takes 1 slice and 3/8 stays for tomorrow.\nMilk: the bottle is 2 L and I drink 1/4 L each morning, so it stays 8 days (2 ÷ 1/4 = 8).\nBooks: I read 60 pages of 240, that is 60/240 = 1/4.",
				},
				{
					by: "charbel",
					at: [-3, "17:48"],
					text: "In the recipe of tabbouleh there is 1/2 cup of burghul. For a double recipe 1/2 × 2 = 1 cup. I did not find others.",
					grade: 13,
					feedback:
						"The tabbouleh is a very good example. Two places are missing: look at the clock and at the water tank.",
					gradedAt: [-1, "16:05"],
				},
			],
		},
		{
			title: "Percentages at the souk",
			instructions:
				"Visit a shop with an adult, or look at a leaflet. Write down three prices with a discount, and calculate what you pay. Show every step.",
			points: 20,
			written: [-9, "16:10"],
			due: [-2],
			answers: [
				{
					by: "nour",
					at: [-1, "16:55"],
					text: "Shoes 40 $ with 25% less: 25% of 40 = 10, so 30 $.\nSchool bag 18 $ with 10%: 1.80 less, so 16.20 $.\nApples 1 $ the kilo, and 5 kilos for 4 $. It is 1 $ from 5, so 20% discount.\nSorry miss it is late, we had no internet in Ablah since Tuesday.",
				},
				{
					by: "yara",
					at: [-2, "21:48"],
					arrived: [-1, "06:55"],
					text: "Pencil case 8 $ with 25% less: a quarter of 8 is 2, I pay 6 $.\nNotebook 3 $ with 10%: 0.30 less, 2.70 $.\nJacket 45 $ with 40%: 10% is 4.50, four times is 18, I pay 27 $.",
				},
				{
					by: "karim",
					at: [-4, "18:40"],
					text: "Jacket 60 $, -50% → 30 $.\nCopybooks 12 $, -25% → 12 ÷ 4 = 3, so 9 $.\nFootball 20 $, -15% → 10% is 2, 5% is 1, so 3 less, 17 $.",
					grade: 19,
					feedback:
						"Splitting 15% into 10% and 5% is exactly how to do it in your head. Write the units in every line.",
					gradedAt: [-3, "17:20"],
				},
				{
					by: "tia",
					at: [-5, "19:22"],
					text: "1) Cheese 8 $, 10% off: 8 × 10/100 = 0.80, I pay 7.20 $.\n2) Dress 35 $, 40% off: 35 × 40/100 = 14, I pay 21 $.\n3) Shampoo 6 $, 50% off: 3 $.",
					grade: 20,
					feedback: "Perfect, and beautifully laid out.",
					gradedAt: [-3, "17:24"],
				},
			],
		},
		{
			title: "Puzzle of the week",
			instructions:
				"A farmer in Ferzol has hens and rabbits: 12 heads and 34 legs. How many of each? Tell how you found it. There is no hurry: hand it in when you have cracked it.",
			points: 10,
			written: [-3, "18:00"],
			answers: [
				{
					by: "yara",
					at: [-2, "20:03"],
					text: "I tried with 6 and 6: legs = 12 + 24 = 36. Too many by 2, so one rabbit becomes a hen: 7 hens and 5 rabbits. 14 + 20 = 34 ✓",
					grade: 10,
					feedback: "Try, look at the error, correct it: that is real mathematics. Bravo!",
					gradedAt: [-1, "16:12"],
				},
			],
		},
		{
			title: "The area of our classroom",
			instructions:
				"Measure a room with steps or a tape. Draw it, write the measures, and calculate area and perimeter.",
			points: 25,
			written: [-14, "15:30"],
			due: [-9],
			answers: [
				{
					by: "maya",
					at: [-10, "17:26"],
					text: "I measured my bedroom with my father's tape. It is 4 m long and 3.5 m wide.\nArea = 4 × 3.5 = 14 m².\nPerimeter = 2 × (4 + 3.5) = 15 m.\nThe cupboard takes 1.2 m², so I can walk on 12.8 m².",
					grade: 23,
					feedback:
						"Very clear, Maya, and I like that you took the cupboard away. The drawing needs its measures on all four sides.",
					gradedAt: [-7, "16:05"],
					before: {
						grade: 20,
						feedback: "Very clear, Maya. The drawing needs its measures on all four sides.",
						gradedAt: [-8, "16:40"],
						reason: "I had overlooked your last line, about the cupboard.",
					},
				},
				{
					by: "karim",
					at: [-8, "07:30"],
					text: "The salon is 6 m by 5 m, area 30 m², perimeter 22 m.",
					grade: 18,
					feedback: "Right results. Show the calculation, not only the answer.",
					gradedAt: [-8, "16:44"],
				},
			],
		},
	],
};
