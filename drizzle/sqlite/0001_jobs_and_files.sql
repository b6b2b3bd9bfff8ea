CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `files_user` ON `files` (`user_id`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`input` text NOT NULL,
	`result` text,
	`error` text,
	`done` integer NOT NULL,
	`total` integer NOT NULL,
	`step` text NOT NULL,
	`attempts` integer NOT NULL,
	`created_at` integer NOT NULL,
	`heartbeat_at` integer,
	`finished_at` integer,
	`seen_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `jobs_waiting` ON `jobs` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_user` ON `jobs` (`user_id`,`kind`,`created_at`);